import { useText } from '@hanpan/client';
import type { MiniGame } from '@hanpan/contract';
import { useMiniWords } from '@hanpan/kit';
import { minigameTexts } from '@hanpan/messages';
import { Card, CardHeader, Icon, SegmentedControl } from '@hanpan/ui';
import { memo, useState } from 'react';
import { BarChart } from './bar-chart.tsx';
import { frequencyOf, hotAndCold } from './frequency.ts';
import { type MiniResult, roadMarkets } from './model.ts';
import { Mark } from './result-line.tsx';
import { plainRoad, streakBars, streakRoad, summariseRoad } from './roads.ts';
import styles from './roads-card.module.css';

type RoadKind = 'streak' | 'plain';

interface RoadsCardProps {
  readonly game: MiniGame;
  /** The latest first, as the server lists them. */
  readonly results: readonly MiniResult[];
  /** The highest first keno number whose ladder has three rungs. */
  readonly kenoLadderSplit: number;
}

/** The roads and charts of the last rounds, with what they do not say. */
export const RoadsCard = memo(function RoadsCard({ game, results, kenoLadderSplit }: RoadsCardProps) {
  const t = useText(minigameTexts);
  const [kind, setKind] = useState<RoadKind>('streak');
  const drawn = results.filter(({ state }) => state === 'drawn').toReversed();
  const valuesOf = (market: string) => drawn.flatMap(({ results: all }) => all[market] ?? []);
  return (
    <Card aria-labelledby="mini-roads">
      <CardHeader
        title={t('minigame.roads')}
        titleId="mini-roads"
        actions={
          <SegmentedControl<RoadKind>
            label={t('minigame.roadKind')}
            hideLabel
            options={[
              { value: 'streak', label: t('minigame.streakRoad') },
              { value: 'plain', label: t('minigame.plainRoad') },
            ]}
            value={kind}
            onChange={setKind}
          />
        }
      />
      {drawn.length === 0 && <p className={styles.empty}>{t('minigame.none')}</p>}
      {drawn.length > 0 &&
        roadMarkets[game]
          .slice(0, 2)
          .map((market) => <Road key={market} market={market} values={valuesOf(market)} kind={kind} />)}
      {drawn.length > 0 && <Charts game={game} drawn={drawn} split={kenoLadderSplit} />}
      <p className={styles.note}>
        <Icon name="info" size={16} />
        {t('minigame.independent')}
      </p>
    </Card>
  );
});

interface RoadProps {
  readonly market: string;
  /** The oldest first. */
  readonly values: readonly string[];
  readonly kind: RoadKind;
}

function Road({ market, values, kind }: RoadProps) {
  const t = useText(minigameTexts);
  const words = useMiniWords();
  const { counts, current, longest } = summariseRoad(values);
  const cells = kind === 'streak' ? streakRoad(values) : plainRoad(values);
  const columns = Math.max(1, ...cells.map(({ column }) => column + 1));
  return (
    <div className={styles.road}>
      <h3>{words.market(market)}</h3>
      <p className={styles.facts}>
        {[...counts].map(([value, count]) => (
          <span key={value}>
            {`${words.pick(market, value)} `}
            <b>{count}</b>
          </span>
        ))}
        {current && (
          <span>
            {t('minigame.roadNow', { value: words.pick(market, current.value), count: current.length })}
          </span>
        )}
        <span>{t('minigame.roadLongest', { count: longest })}</span>
      </p>
      {/* Its newest end is in view: the row begins at the right. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
      <section className={styles.scroll} tabIndex={0} aria-label={words.market(market)}>
        <div className={styles.grid} style={{ gridTemplateColumns: `repeat(${columns}, 28px)` }}>
          {cells.map(({ column, row, value, at }) => (
            <span key={at} style={{ gridColumn: column + 1, gridRow: row + 1 }}>
              <Mark market={market} pick={value} />
            </span>
          ))}
        </div>
      </section>
    </div>
  );
}

interface ChartsProps {
  readonly game: MiniGame;
  readonly drawn: readonly MiniResult[];
  readonly split: number;
}

function Charts({ game, drawn, split }: ChartsProps) {
  const t = useText(minigameTexts);
  const words = useMiniWords();
  const [market = ''] = roadMarkets[game];
  const values = drawn.flatMap(({ results }) => results[market] ?? []);
  const { what, bars } = frequencyOf(game, drawn, (code) => words.pick('ladder_result', code), split);
  const ends = hotAndCold(game, drawn);
  const count = drawn.length;
  return (
    <div className={styles.charts}>
      <BarChart
        title={t('minigame.streaks')}
        note={t('minigame.streaksNote', { market: words.market(market), count })}
        bars={streakBars(values)}
      />
      <div>
        <BarChart
          title={t('minigame.frequency')}
          note={t('minigame.frequencyNote', { what: t(`minigame.frequency.${what}`), count })}
          bars={bars}
        />
        {ends !== undefined && (
          <dl className={styles.ends}>
            <dt>{t('minigame.hot')}</dt>
            <dd>{ends.hot.join(' · ')}</dd>
            <dt>{t('minigame.cold')}</dt>
            <dd>{ends.cold.join(' · ')}</dd>
          </dl>
        )}
      </div>
    </div>
  );
}
