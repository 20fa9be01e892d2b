import { useCallQuery, useLocalText, useText } from '@hanpan/client';
import { homeTexts } from '@hanpan/messages';
import { Money, SectionHead, TimeText } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { GameLine } from '../../app/game-line.tsx';
import tiles from '../../app/game-tiles.module.css';
import { gameAddressOf, kindOf } from '../../app/game-type.ts';
import styles from './home-wins.module.css';

const againMs = 60_000;

/** What members of this site really won last. Where nobody has won there is nothing to tell, and no section. */
export function HomeWins() {
  const t = useText(homeTexts);
  const local = useLocalText();
  const { data } = useCallQuery('/api/main/winList', {}, { refetchInterval: againMs });
  if (data === undefined || data.list.length === 0) return null;
  return (
    <section aria-labelledby="wins-title">
      <SectionHead title={t('home.wins')} titleId="wins-title" note={t('home.winsNote')} />
      <ul className={tiles.tiles}>
        {data.list.map((win) => (
          <li key={`${win.regDate}-${win.memId}-${win.winCash}-${win.name.ko}`}>
            <AppLink to={gameAddressOf(win)} className={tiles.tile}>
              <GameLine
                art={kindOf(win.gameType).art}
                title={<Money amount={win.winCash} />}
                note={local(win.name)}
                end={
                  <span className={styles.who}>
                    {win.memId}
                    <TimeText atMs={Date.parse(win.regDate)} format="relative" />
                  </span>
                }
              />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
