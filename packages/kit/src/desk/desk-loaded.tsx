import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { Loaded, type LoadedProps } from '../list/loaded.tsx';

/**
 * `Loaded` with the texts of a desk: the requests and the ledger are safe. Live scores are pushed to a desk many times a
 * second, and what an operator has opened does not wait for a moment without one.
 */
export function DeskLoaded<T>(props: Omit<LoadedProps<T>, 'errorTitle' | 'errorBody' | 'atOnce'>) {
  const t = useText(consoleShellTexts);
  return (
    <Loaded
      {...props}
      atOnce
      errorTitle={t('consoleShell.errorTitle')}
      errorBody={({ message }) => t('consoleShell.errorBody', { message })}
    />
  );
}
