import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { Loaded, type LoadedProps } from '../list/loaded.tsx';

/** `Loaded` in the words of a desk: what is safe are the requests and the ledger. */
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
