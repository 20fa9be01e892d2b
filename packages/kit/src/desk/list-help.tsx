import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { KeyHelp } from './key-help.tsx';

/**
 * The keys of a list that is only searched and read, and how much of it is shown. No total is known before a response.
 */
export function ListHelp({ shown, total }: { shown: number; total: number | undefined }) {
  const t = useText(consoleShellTexts);
  return (
    <KeyHelp
      hints={[
        { keys: ['J', 'K'], label: t('consoleShell.key.move') },
        { keys: ['Enter'], label: t('consoleShell.key.open') },
        { keys: ['/'], label: t('consoleShell.key.search') },
      ]}
    >
      {total !== undefined && t('consoleShell.shownOf', { shown, total })}
    </KeyHelp>
  );
}
