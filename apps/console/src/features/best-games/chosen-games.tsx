import { useLocalText, useText } from '@hanpan/client';
import { consoleBestGameTexts, localeNames, locales } from '@hanpan/messages';
import { Badge, Chip, ChipGroup, IconButton } from '@hanpan/ui';
import { SortableList } from '../../app/parts/sortable-list.tsx';
import styles from './best-games.module.css';
import { GameThumb } from './game-thumb.tsx';
import { type BestGame, type BestLocale, keyOf } from './use-best-games.ts';

interface ChosenGamesProps {
  readonly label: string;
  readonly games: readonly BestGame[];
  readonly onChange: ((games: readonly BestGame[]) => void) | undefined;
}

/** The other readers; none of them left is everybody again. */
function toggled(shown: BestGame['locales'], locale: BestLocale): BestGame['locales'] {
  const next = locales.filter((each) => (shown ?? locales).includes(each) !== (each === locale));
  return next.length === 0 || next.length === locales.length ? null : next;
}

/** The games of a list in their order, each with the languages that it is shown in. */
export function ChosenGames({ label, games, onChange }: ChosenGamesProps) {
  const t = useText(consoleBestGameTexts);
  const local = useLocalText();
  const change = (game: BestGame, part: Partial<BestGame>) =>
    onChange?.(games.map((each) => (each.code === game.code ? { ...each, ...part } : each)));
  return (
    <SortableList
      label={label}
      items={games}
      keyOf={keyOf}
      nameOf={({ name }) => local(name)}
      onChange={onChange}
    >
      {(game) => {
        const name = local(game.name);
        return (
          <>
            <GameThumb game={game} className={styles.thumb} />
            <span className={styles.words}>
              <b>{name}</b>
              <small>{local(game.vendorName)}</small>
            </span>
            {!game.isOpen && (
              <Badge size="sm" kind="void">
                {t('consoleBestGame.away')}
              </Badge>
            )}
            <ChipGroup label={t('consoleBestGame.languages', { name })} className={styles.languages}>
              {locales.map((locale) => (
                <Chip
                  key={locale}
                  disabled={onChange === undefined}
                  pressed={(game.locales ?? locales).includes(locale)}
                  onClick={() => change(game, { locales: toggled(game.locales, locale) })}
                  title={localeNames[locale]}
                >
                  {locale.toUpperCase()}
                </Chip>
              ))}
            </ChipGroup>
            {onChange && (
              <IconButton
                size="sm"
                icon="close"
                label={t('consoleBestGame.remove', { name })}
                onClick={() => onChange(games.filter((each) => each.code !== game.code))}
              />
            )}
          </>
        );
      }}
    </SortableList>
  );
}
