import { useLocale, useText } from '@hanpan/client';
import { PeriodFields, serverNow, zoneName } from '@hanpan/kit';
import { betTexts } from '@hanpan/messages';
import { Chip, ChipGroup, Select, useUi } from '@hanpan/ui';
import styles from './bet-history.module.css';
import { familyFilters, type HistorySearch, periodOf, spanOf, spans, typeFilters } from './model.ts';
import { NarrowFold } from './narrow-fold.tsx';
import { useFilterWords } from './use-filter-words.ts';
import { useVendorNames } from './use-vendor-names.ts';

interface HistoryFiltersProps {
  readonly search: HistorySearch;
  readonly onChange: (part: Partial<HistorySearch>) => void;
}

/** When, what, how it went, and whose game it was. */
export function HistoryFilters({ search, onChange }: HistoryFiltersProps) {
  const t = useText(betTexts);
  const summary = useFilterWords(search);
  return (
    <NarrowFold label={t('bet.list.filters')} summary={summary} icon="filter">
      <div className={styles.filters}>
        <Period search={search} onChange={onChange} />
        <ChipGroup label={t('bet.list.filter')} scroll>
          {familyFilters.map((each) => (
            <Chip
              key={each}
              pressed={each === search.family}
              onClick={() => onChange({ family: each, vendor: '' })}
            >
              {t(`bet.family.${each}`)}
            </Chip>
          ))}
        </ChipGroup>
        <div className={styles.row}>
          <ChipGroup label={t('bet.list.result')} scroll>
            {typeFilters.map((each) => (
              <Chip key={each} pressed={each === search.type} onClick={() => onChange({ type: each })}>
                {t(`bet.type.${each}`)}
              </Chip>
            ))}
          </ChipGroup>
          <Vendors search={search} onChange={onChange} />
        </div>
      </div>
    </NarrowFold>
  );
}

function Period({ search, onChange }: HistoryFiltersProps) {
  const t = useText(betTexts);
  const { timeZone } = useUi();
  const { locale } = useLocale();
  return (
    <div className={styles.row}>
      <ChipGroup label={t('bet.list.span')} scroll>
        {spans.map((span) => {
          const period = periodOf(span, serverNow(), timeZone);
          const isChosen = span === spanOf(search, serverNow(), timeZone);
          return (
            <Chip key={span} pressed={isChosen} onClick={() => onChange(period)}>
              {t(`bet.span.${span}`)}
            </Chip>
          );
        })}
      </ChipGroup>
      <PeriodFields
        fromLabel={t('bet.list.from')}
        toLabel={t('bet.list.to')}
        period={{ startDate: search.from || null, endDate: search.to || null }}
        onChange={({ startDate, endDate }) =>
          onChange({
            ...(startDate === undefined ? {} : { from: startDate ?? '' }),
            ...(endDate === undefined ? {} : { to: endDate ?? '' }),
          })
        }
      />
      <p className={styles.zone}>{t('bet.list.zone', { zone: zoneName(timeZone, locale) })}</p>
    </div>
  );
}

/** The vendors of the chosen family; sports and mini games have none to choose from. */
function Vendors({ search, onChange }: HistoryFiltersProps) {
  const t = useText(betTexts);
  const { vendors } = useVendorNames();
  const own = vendors.filter(({ gameType }) => search.family === 'all' || gameType === search.family);
  // While they are being read the field holds its place, so that the list under it does not move.
  if (own.length === 0 && vendors.length > 0) return null;
  const options = [
    { value: '', label: t('bet.list.allVendors') },
    ...own.map(({ code, name }) => ({ value: code, label: name })),
  ];
  return (
    <Select
      size="sm"
      aria-label={t('bet.list.vendor')}
      options={options}
      value={own.some(({ code }) => code === search.vendor) ? search.vendor : ''}
      onChange={(vendor) => onChange({ vendor })}
    />
  );
}
