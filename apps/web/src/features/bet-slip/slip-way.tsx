import { useText } from '@hanpan/client';
import { slipSystemTexts, slipTexts } from '@hanpan/messages';
import { mostSystemBets, systemSizes } from '@hanpan/rules';
import { SegmentedControl } from '@hanpan/ui';
import type { CSSProperties } from 'react';
import type { SystemSummary } from './model.ts';
import { SlipFold } from './slip-fold.tsx';
import { useSlip } from './slip-store.ts';
import styles from './slip-way.module.css';

interface SlipWayProps {
  /** How many there are: two or more. */
  readonly legs: number;
  /** What was chosen; undefined is one bet on all of them. */
  readonly system: SystemSummary | undefined;
}

const combination = 'combination';

interface ColumnCount extends CSSProperties {
  '--columns': number;
}

/** Rows as even as their number allows, of no more words than a phone has room for. */
const columnsFor = (options: number): ColumnCount => ({
  '--columns': options === 4 ? 2 : Math.min(3, options),
});

/** Which bet it is, in a line above the stake, and of several selections the choice of another: the stake and the sums keep their room. */
export function SlipKind(props: SlipWayProps) {
  const slip = useText(slipTexts);
  return props.legs > 1 ? <FoldedSlipWay {...props} /> : <b className={styles.kind}>{slip('slip.single')}</b>;
}

function FoldedSlipWay({ legs, system }: SlipWayProps) {
  const t = useText(slipSystemTexts);
  const slip = useText(slipTexts);
  const wordOf = useWayWord(legs);
  return (
    <SlipFold
      label={t('slipSystem.way')}
      value={system ? wordOf(system.size) : slip('slip.combination', { count: legs })}
    >
      <SlipWay legs={legs} system={system} />
      {!system && <p className={styles.hint}>{slip('slip.combinationHint')}</p>}
    </SlipFold>
  );
}

function useWayWord(legs: number): (size: number) => string {
  const t = useText(slipSystemTexts);
  return (size) => (size === 1 ? t('slipSystem.singles') : t('slipSystem.system', { size, legs }));
}

/** One bet on all selections, one on each of them, or one on every so many of them. */
function SlipWay({ legs, system }: SlipWayProps) {
  const t = useText(slipSystemTexts);
  const setSize = useSlip((slip) => slip.setSize);
  const sizes = systemSizes(legs);
  const wordOf = useWayWord(legs);
  const options = [
    { value: combination, label: t('slipSystem.combination') },
    ...sizes.map((size) => ({ value: String(size), label: wordOf(size) })),
  ];
  return (
    <div className={styles.way} style={columnsFor(options.length)}>
      <SegmentedControl
        label={t('slipSystem.way')}
        hideLabel
        options={options}
        value={system === undefined ? combination : String(system.size)}
        onChange={(value) => setSize(value === combination ? undefined : Number(value))}
        className={styles.options}
      />
      {system && (
        <p className={styles.hint}>
          {system.size === 1
            ? t('slipSystem.singlesHint', { count: system.bets })
            : t('slipSystem.systemHint', { legs, size: system.size, count: system.bets })}
        </p>
      )}
      {sizes.length < legs - 1 && (
        <p className={styles.hint}>{t('slipSystem.leftOut', { max: mostSystemBets })}</p>
      )}
    </div>
  );
}
