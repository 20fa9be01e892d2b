import { useLocale, useText } from '@hanpan/client';
import { rotaryTexts } from '@hanpan/messages';
import { Card, CardHeader, type Column, Table } from '@hanpan/ui';
import { clsx } from 'clsx';
import { chanceText, meanPoints, type Wheel } from './model.ts';
import styles from './rotary.module.css';
import wheelStyles from './wheel.module.css';
import { toneOf } from './wheel.tsx';

/** Every prize with its chance, no prize included. */
export function PrizeList({ wheel: { prizes, totalWeight } }: { wheel: Wheel }) {
  const t = useText(rotaryTexts);
  const { locale } = useLocale();
  const rows = prizes.map((prize, at) => ({ ...prize, at })).sort((a, b) => b.points - a.points);
  const most = Math.max(...prizes.map(({ weight }) => weight));
  const columns: Column<(typeof rows)[number]>[] = [
    {
      key: 'prize',
      header: t('reward.rotary.prize'),
      cell: ({ points }) => (
        <span className={styles.prize}>
          <span aria-hidden="true" className={clsx(wheelStyles.swatch, toneOf(points, prizes))} />
          {points > 0 ? t('reward.rotary.prizePoints', { points }) : t('reward.rotary.prizeBlank')}
        </span>
      ),
    },
    {
      key: 'bar',
      header: '',
      cell: ({ weight }) => (
        <span className={styles.bar} aria-hidden="true">
          <span style={{ width: `${(weight / most) * 100}%` }} />
        </span>
      ),
    },
    {
      key: 'chance',
      header: t('reward.rotary.chance'),
      align: 'end',
      cell: ({ weight }) => <span className={styles.chance}>{chanceText(weight, totalWeight, locale)}</span>,
    },
  ];
  return (
    <Card aria-label={t('reward.rotary.chances')}>
      <CardHeader title={t('reward.rotary.chances')} />
      <Table
        caption={t('reward.rotary.chances')}
        columns={columns}
        rows={rows}
        rowKey={({ at }) => String(at)}
        folds={false}
      />
      <p className={styles.mean}>{t('reward.rotary.mean', { points: meanPoints(prizes, totalWeight) })}</p>
    </Card>
  );
}
