import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { Loaded, type LoadedProps } from '../list/loaded.tsx';

/** `Loaded` with the texts of a desk: the requests and the ledger are safe. */
export function DeskLoaded<T>(props: Omit<LoadedProps<T>, 'errorTitle' | 'errorBody'>) {
  const t = useText(consoleShellTexts);
  return (
    <Loaded
      {...props}
      errorTitle={t('consoleShell.errorTitle')}
      errorBody={({ message }) => t('consoleShell.errorBody', { message })}
    />
  );
}
