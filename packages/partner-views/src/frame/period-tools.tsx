import { useText } from '@hanpan/client';
import { PeriodFields } from '@hanpan/kit';
import { partnerTexts } from '@hanpan/messages';
import { Chip, ChipGroup } from '@hanpan/ui';
import { useState } from 'react';
import { type Days, presetDays, presetOf, presets } from './period.ts';
import styles from './period-tools.module.css';
import { useToday } from './use-today.ts';

interface PeriodToolsProps {
  readonly days: Days;
  readonly onChange: (days: Days) => void;
}

/** The usual periods at a press, and any other by its days; a phone has room for those only once they are wanted. */
export function PeriodTools({ days, onChange }: PeriodToolsProps) {
  const t = useText(partnerTexts);
  const today = useToday();
  const chosen = presetOf(days, today);
  const [isAsked, setAsked] = useState(false);
  const isOwn = isAsked || chosen === undefined;
  const choose = (next: Days) => {
    setAsked(false);
    onChange(next);
  };
  return (
    <>
      <ChipGroup label={t('partner.period')}>
        {presets.map((preset) => (
          <Chip
            key={preset}
            pressed={!isAsked && preset === chosen}
            onClick={() => choose(presetDays(preset, today))}
          >
            {t(`partner.period.${preset}`)}
          </Chip>
        ))}
        <Chip className={styles.own} pressed={isOwn} onClick={() => setAsked(true)}>
          {t('partner.period.own')}
        </Chip>
      </ChipGroup>
      <div className={styles.days} data-own={isOwn}>
        <PeriodFields
          fromLabel={t('partner.period.from')}
          toLabel={t('partner.period.to')}
          period={days}
          onChange={(change) => {
            const { startDate, endDate } = { ...days, ...change };
            if (startDate !== null && endDate !== null) onChange({ startDate, endDate });
          }}
        />
      </div>
    </>
  );
}
