import { useText } from '@hanpan/client';
import { lobbyTexts, pageTitleTexts } from '@hanpan/messages';
import { Button, GameArt, type GameFamily, SectionHead } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import type { TitleKey } from '../../app/route-meta.ts';
import { useOpenSlotList } from '../../app/slot-list.ts';
import type { PlainName } from '../../app/urls.ts';
import styles from './tiles.module.css';

interface Way {
  readonly to: PlainName;
  readonly title: TitleKey;
  readonly art: GameFamily;
}

/** What is always open, whichever vendor is away. */
const games: readonly Way[] = [
  { to: 'slotLobby', title: 'navigation.title.slots', art: 'slot' },
  { to: 'sport', title: 'navigation.title.sport', art: 'football' },
  { to: 'specialSport', title: 'navigation.title.specialSport', art: 'basketball' },
  { to: 'rotary', title: 'navigation.title.rotary', art: 'roulette' },
  { to: 'resultSport', title: 'navigation.title.resultSport', art: 'baseball' },
];

/** One row (BC-09). */
const shownWays = 4;

export function OpenNow({ without }: { without?: PlainName }) {
  const openSlotList = useOpenSlotList();
  const t = useText(lobbyTexts);
  const title = useText(pageTitleTexts);
  return (
    <section aria-labelledby="open-now">
      <SectionHead
        title={t('lobby.openNow')}
        titleId="open-now"
        actions={
          without !== 'slotLobby' && (
            <Button size="sm" onClick={openSlotList}>
              {t('lobby.chooseGame')}
            </Button>
          )
        }
      />
      <ul className={styles.tiles}>
        {games
          .filter(({ to }) => to !== without)
          .slice(0, shownWays)
          .map(({ to, title: key, art }) => (
            <li key={to}>
              <AppLink to={to} className={styles.tile}>
                <span className={styles.picture}>
                  <GameArt family={art} />
                </span>
                <b>{title(key)}</b>
              </AppLink>
            </li>
          ))}
      </ul>
    </section>
  );
}
