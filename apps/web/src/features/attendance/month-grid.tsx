import { useLocale, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { rewardTexts } from '@hanpan/messages';
import { Icon, useAmountText, VisuallyHidden } from '@hanpan/ui';
import { clsx } from 'clsx';
import { monthName, weekdayNames, weeksOf } from './calendar.ts';
import styles from './month-grid.module.css';

type Attendance = DataOf<'/api/attendance/list'>;
type CheckedDay = Attendance['days'][number];

/** One month as a table: a check and its points on every day that was checked in. */
export function MonthGrid({ month, today, days }: Pick<Attendance, 'month' | 'today' | 'days'>) {
  const t = useText(rewardTexts);
  const { locale } = useLocale();
  const checked = new Map(days.map((each) => [each.day, each]));
  return (
    <table className={styles.month}>
      <VisuallyHidden as="caption">
        {t('reward.attendance.calendar')}, {monthName(month, locale)}
      </VisuallyHidden>
      <thead>
        <tr>
          {weekdayNames(locale).map(({ short, long }) => (
            <th key={long} scope="col">
              <abbr title={long}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => {
          const inMonth = week.filter((day) => day !== undefined);
          const blank = inMonth.length < 7 && <td colSpan={7 - inMonth.length} />;
          return (
            <tr key={inMonth[0]}>
              {week[0] === undefined && blank}
              {inMonth.map((day) => (
                <Day key={day} day={day} today={today} checked={checked.get(day)} />
              ))}
              {week[6] === undefined && blank}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface DayProps {
  readonly day: string;
  readonly today: string;
  readonly checked: CheckedDay | undefined;
}

function Day({ day, today, checked }: DayProps) {
  const t = useText(rewardTexts);
  const amountText = useAmountText();
  const isToday = day === today;
  return (
    <td
      className={clsx(styles.day, checked && styles.checked, isToday && styles.today)}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className={styles.number}>{Number(day.slice(-2))}</span>
      {checked && (
        <span className={styles.mark}>
          <Icon name="check" size={16} />
          <span aria-hidden="true">+{amountText(checked.points)}</span>
        </span>
      )}
      <VisuallyHidden>
        {isToday && ` ${t('reward.attendance.today')}`}
        {checked && ` ${t('reward.attendance.dayChecked', { points: checked.points })}`}
        {!checked && day < today && ` ${t('reward.attendance.dayMissed')}`}
      </VisuallyHidden>
    </td>
  );
}
