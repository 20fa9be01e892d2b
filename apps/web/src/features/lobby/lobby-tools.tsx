import { useText } from '@hanpan/client';
import { lobbyTexts, slotTexts } from '@hanpan/messages';
import { Chip, ChipGroup, TextInput } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { codesOfLobby, type LobbyPlace } from '../../app/lobbies.ts';
import { useGameCodes } from '../../app/site.ts';
import { addressOf } from '../../app/urls.ts';
import styles from './lobby.module.css';
import { eachOnce, gamesOf, type LobbyGame } from './model.ts';
import { useHallName } from './use-hall-name.ts';

interface LobbyToolsProps {
  readonly lobby: LobbyPlace;
  readonly vendorCode: string | undefined;
  /** Undefined while they are read: whether there are enough to search is not known yet. */
  readonly games: readonly LobbyGame[] | undefined;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** The vendors of a lobby and the search in it. */
export function LobbyTools({ query, onQuery, games, ...rest }: LobbyToolsProps) {
  const t = useText(slotTexts);
  if (games === undefined) return <div className={styles.toolsPlace} />;
  return (
    <div className={styles.tools}>
      <div className={styles.vendors}>
        <VendorChips {...rest} games={games} />
      </div>
      <TextInput
        type="search"
        icon="search"
        className={styles.search}
        aria-label={t('slot.search')}
        placeholder={t('slot.search')}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
    </div>
  );
}

interface VendorChipsProps extends Pick<LobbyToolsProps, 'lobby' | 'vendorCode'> {
  readonly games: readonly LobbyGame[];
}

/** Everything, then each vendor that has games open, in the order of the menus. A lobby of one needs no choice. */
function VendorChips({ lobby, vendorCode, games }: VendorChipsProps) {
  const t = useText(lobbyTexts);
  const slots = useText(slotTexts);
  const hallName = useHallName();
  const vendors = codesOfLobby(useGameCodes(), lobby)
    .map((code) => ({ ...code, count: gamesOf(games, code.code).length }))
    .filter(({ code, count }) => count > 0 || code === vendorCode);
  if (vendors.length === 0) return null;
  return (
    <ChipGroup label={slots('slot.vendors')} scroll className={styles.halls}>
      <Chip as={AppLink} to={lobby.place} current={vendorCode === undefined} count={eachOnce(games).length}>
        {t('lobby.everything')}
      </Chip>
      {vendors.map(({ code, target, count, ...names }) => (
        <Chip key={code} as={AppLink} to={addressOf(target)} current={code === vendorCode} count={count}>
          {hallName({ code, ...names }, games)}
        </Chip>
      ))}
    </ChipGroup>
  );
}
