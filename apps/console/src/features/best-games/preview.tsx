import { useLocale, useText } from '@hanpan/client';
import { consoleBestGameTexts, localeNames, locales } from '@hanpan/messages';
import { SegmentedControl } from '@hanpan/ui';
import { useState } from 'react';
import styles from './best-games.module.css';
import { GameThumb } from './game-thumb.tsx';
import type { BestGame, BestLocale } from './use-best-games.ts';

/** A row of the members' main page, and the rail of a lobby. */
const shown = 6;

/** What readers of a language will see of a list, before it is saved. */
export function Preview({ games }: { games: readonly BestGame[] }) {
  const t = useText(consoleBestGameTexts);
  const [locale, setLocale] = useState<BestLocale>(useLocale().locale);
  const visible = games
    .filter((game) => game.isOpen && (game.locales ?? locales).includes(locale))
    .slice(0, shown);
  return (
    <div className={styles.section}>
      <SegmentedControl
        label={t('consoleBestGame.previewOf')}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
        value={locale}
        onChange={setLocale}
      />
      {visible.length === 0 ? (
        <p className={styles.quiet}>{t('consoleBestGame.previewNone')}</p>
      ) : (
        <ol className={styles.preview} lang={locale}>
          {visible.map((game) => (
            <li key={game.code} className={styles.tile}>
              <GameThumb game={game} className={styles.art} />
              <b>{game.name[locale]}</b>
              <small>{game.vendorName[locale]}</small>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
