import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { KeyHelp } from './key-help.tsx';

/** The keys of a list whose rows open nothing. */
export function MoveHelp() {
  const t = useText(consoleShellTexts);
  return <KeyHelp hints={[{ keys: ['J', 'K'], label: t('consoleShell.key.move') }]} />;
}

interface ListHelpProps {
  /** How many rows are on screen; left out where the list goes on as it is scrolled. */
  readonly shown?: number;
  readonly total: number | undefined;
  /** False where nothing is searched for. */
  readonly hasSearch?: boolean;
}

/**
 * The keys of a list that is only searched and read, and how much of it is shown. No total is known before a response.
 */
export function ListHelp({ shown, total, hasSearch = true }: ListHelpProps) {
  const t = useText(consoleShellTexts);
  return (
    <KeyHelp
      hints={[
        { keys: ['J', 'K'], label: t('consoleShell.key.move') },
        { keys: ['Enter'], label: t('consoleShell.key.open') },
        ...(hasSearch ? [{ keys: ['/'], label: t('consoleShell.key.search') }] : []),
      ]}
    >
      {total !== undefined &&
        (shown === undefined
          ? t('consoleShell.inAll', { total })
          : t('consoleShell.shownOf', { shown, total }))}
    </KeyHelp>
  );
}
