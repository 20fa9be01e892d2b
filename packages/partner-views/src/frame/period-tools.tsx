import { useText } from '@hanpan/client';
import { PeriodFields } from '@hanpan/kit';
import { partnerTexts } from '@hanpan/messages';
import { Chip, ChipGroup } from '@hanpan/ui';
import { type Days, presetDays, presetOf, presets } from './period.ts';
import { useToday } from './use-today.ts';

interface PeriodToolsProps {
  readonly days: Days;
  readonly onChange: (days: Days) => void;
}

/** The usual periods at a press, and any other by its days. */
export function PeriodTools({ days, onChange }: PeriodToolsProps) {
  const t = useText(partnerTexts);
  const today = useToday();
  const chosen = presetOf(days, today);
  return (
    <>
      <ChipGroup label={t('partner.period')}>
        {presets.map((preset) => (
          <Chip key={preset} pressed={preset === chosen} onClick={() => onChange(presetDays(preset, today))}>
            {t(`partner.period.${preset}`)}
          </Chip>
        ))}
      </ChipGroup>
      <PeriodFields
        fromLabel={t('partner.period.from')}
        toLabel={t('partner.period.to')}
        period={days}
        onChange={(change) => {
          const { startDate, endDate } = { ...days, ...change };
          if (startDate !== null && endDate !== null) onChange({ startDate, endDate });
        }}
      />
    </>
  );
}
