import { useLocalText, useText } from '@hanpan/client';
import { PeriodFields, useTypedSearch } from '@hanpan/kit';
import { resultTexts, sportsTexts } from '@hanpan/messages';
import { Select, TextInput } from '@hanpan/ui';
import { allSports } from '../../app/sports.ts';
import type { SportResults, SportSearch } from './model.ts';
import styles from './results.module.css';

interface ResultFiltersProps {
  readonly search: SportSearch;
  readonly leagues: SportResults['leagues'];
  readonly onChange: (part: Partial<SportSearch>) => void;
}

/** By sport, league, day and team. */
export function ResultFilters({ search, leagues, onChange }: ResultFiltersProps) {
  const t = useText(resultTexts);
  const sports = useText(sportsTexts);
  const local = useLocalText();
  return (
    <div className={styles.filters}>
      <Select
        size="sm"
        className={styles.sport}
        aria-label={t('results.sport')}
        options={allSports.map((value) => ({
          value: value as string,
          label: sports(`sports.sport.${value}`),
        }))}
        value={search.sport}
        onChange={(sport) => onChange({ sport, league: '' })}
      />
      <Select
        size="sm"
        className={styles.league}
        aria-label={t('results.league')}
        options={[
          { value: '', label: t('results.allLeagues') },
          ...leagues.map(({ leagueId, name, country }) => ({
            value: String(leagueId),
            label: leagueLabel(local(country), local(name)),
          })),
        ]}
        value={search.league}
        onChange={(league) => onChange({ league })}
      />
      <PeriodFields
        fromLabel={t('results.from')}
        toLabel={t('results.to')}
        period={{ startDate: search.from || null, endDate: search.to || null }}
        onChange={({ startDate, endDate }) =>
          onChange({
            ...(startDate === undefined ? {} : { from: startDate ?? '' }),
            ...(endDate === undefined ? {} : { to: endDate ?? '' }),
          })
        }
      />
      <TeamField value={search.search} onChange={(text) => onChange({ search: text })} />
    </div>
  );
}

/** Some languages have the country in the league's own name: "Hạng nhất Anh". */
function leagueLabel(country: string, name: string): string {
  return name.includes(country) ? name : `${country} ${name}`;
}

/** Searches after a pause in typing, not at every letter. */
function TeamField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useText(resultTexts);
  const [typed, setTyped] = useTypedSearch(value, onChange);
  return (
    <TextInput
      className={styles.team}
      type="search"
      size="sm"
      icon="search"
      aria-label={t('results.search')}
      placeholder={t('results.search')}
      maxLength={60}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
