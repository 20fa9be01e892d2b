import { useLocalText, useText } from '@hanpan/client';
import { type BestGameList, mostBestGames } from '@hanpan/contract';
import { DeskLoaded, SearchField } from '@hanpan/kit';
import { consoleBestGameTexts } from '@hanpan/messages';
import { Button, PartialNotice, SkeletonRows } from '@hanpan/ui';
import { useState } from 'react';
import styles from './best-games.module.css';
import { GameThumb } from './game-thumb.tsx';
import { type BestGame, type FoundGame, useFoundGames } from './use-best-games.ts';

interface AddGameProps {
  readonly list: BestGameList;
  readonly games: readonly BestGame[];
  readonly onAdd: (game: FoundGame) => void;
}

/** Games that are not in the list yet, by a part of their name. */
export function AddGame({ list, games, onAdd }: AddGameProps) {
  const t = useText(consoleBestGameTexts);
  const local = useLocalText();
  const [search, setSearch] = useState('');
  const query = useFoundGames(list, search);
  const chosen = new Set(games.map(({ code }) => code));
  if (games.length >= mostBestGames)
    return <PartialNotice>{t('consoleBestGame.full', { count: String(mostBestGames) })}</PartialNotice>;
  return (
    <div className={styles.section}>
      <SearchField value={search} hint={t('consoleBestGame.search')} onChange={setSearch} />
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={5} columns={2} />}>
        {({ games: found }) => {
          const others = found.filter(({ code }) => !chosen.has(code));
          if (others.length === 0) return <p className={styles.quiet}>{t('consoleBestGame.notFound')}</p>;
          return (
            <ul className={styles.found}>
              {others.map((game) => (
                <li key={game.code} className={styles.foundRow}>
                  <GameThumb game={game} className={styles.thumb} />
                  <span className={styles.words}>
                    <b>{local(game.name)}</b>
                    <small>{local(game.vendorName)}</small>
                  </span>
                  <Button
                    size="sm"
                    icon="plus"
                    aria-label={t('consoleBestGame.addOf', { name: local(game.name) })}
                    onClick={() => onAdd(game)}
                  >
                    {t('consoleBestGame.add')}
                  </Button>
                </li>
              ))}
            </ul>
          );
        }}
      </DeskLoaded>
    </div>
  );
}
