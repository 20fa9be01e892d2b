import { useLocale, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { FailureNotice, Loaded, useSite, zoneName } from '@hanpan/kit';
import { commonTexts, rewardTexts } from '@hanpan/messages';
import {
  Button,
  Card,
  CardHeader,
  IconButton,
  LoadingOverlay,
  Money,
  SectionHead,
  Skeleton,
} from '@hanpan/ui';
import { useState } from 'react';
import { ClosedReward } from '../../app/closed-reward.tsx';
import styles from './attendance.module.css';
import { addMonths, type Month, monthName } from './calendar.ts';
import { MonthGrid } from './month-grid.tsx';
import { useAttendance, useCheckIn } from './use-attendance.ts';

type AttendanceData = DataOf<'/api/attendance/list'>;

/** The calendar of check-ins, and today's. */
export function Attendance() {
  const t = useText(rewardTexts);
  const [month, setMonth] = useState<Month | null>(null);
  const query = useAttendance(month);
  return (
    <div className={styles.frame}>
      <SectionHead level={1} title={t('reward.attendance.title')} note={t('reward.attendance.lead')} />
      <Loaded
        query={query}
        errorTitle={t('reward.attendance.errorTitle')}
        skeleton={
          <div className={styles.columns}>
            <Skeleton height="220px" />
            <Skeleton height="420px" />
          </div>
        }
      >
        {(data) =>
          data.open === 'N' ? (
            <ClosedReward />
          ) : (
            <div className={styles.columns}>
              <Today data={data} />
              <Calendar data={data} isOld={query.isPlaceholderData} onMonth={setMonth} />
              <Rewards data={data} />
            </div>
          )
        }
      </Loaded>
    </div>
  );
}

interface CalendarProps {
  readonly data: AttendanceData;
  readonly isOld: boolean;
  readonly onMonth: (month: Month | null) => void;
}

function Calendar({ data, isOld, onMonth }: CalendarProps) {
  const t = useText(rewardTexts);
  const { locale } = useLocale();
  const site = useSite();
  const { month, today } = data;
  const running = today.slice(0, 7);
  const go = (by: number) => {
    const next = addMonths(month, by);
    onMonth(next === running ? null : next);
  };
  return (
    <Card aria-label={t('reward.attendance.calendar')} className={styles.calendar}>
      <div className={styles.head}>
        <IconButton icon="chevronLeft" label={t('reward.attendance.previous')} onClick={() => go(-1)} />
        <h2 className={styles.month} aria-live="polite">
          {monthName(month, locale)}
        </h2>
        <IconButton
          icon="chevronRight"
          label={t('reward.attendance.next')}
          disabled={month >= running}
          onClick={() => go(1)}
        />
      </div>
      <LoadingOverlay active={isOld}>
        <div className={styles.grid}>
          <MonthGrid month={month} today={today} days={data.days} />
        </div>
      </LoadingOverlay>
      {site && (
        <p className={styles.zone}>
          {t('reward.attendance.zone', { zone: zoneName(site.timeZone, locale) })}
        </p>
      )}
    </Card>
  );
}

function Today({ data }: { data: AttendanceData }) {
  const t = useText(rewardTexts);
  const common = useText(commonTexts);
  const { failure, isSending, checkIn } = useCheckIn();
  const isChecked = data.isCheckedToday === 'Y';
  const points = data.nextPoints;
  return (
    <Card aria-label={t('reward.attendance.today')} className={styles.today}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('reward.attendance.streak')}</dt>
          <dd className={styles.days}>{t('reward.attendance.streakDays', { days: data.streakDays })}</dd>
        </div>
        <div>
          <dt>{t('reward.attendance.monthPoints')}</dt>
          <dd>
            <Money amount={data.monthPoints} tone="plain" unit={common('common.point')} />
          </dd>
        </div>
      </dl>
      <FailureNotice failure={failure} />
      <Button
        variant="filled"
        size="lg"
        block
        icon={isChecked ? 'check' : 'calendar'}
        busy={isSending}
        disabled={isChecked}
        onClick={checkIn}
      >
        {t(isChecked ? 'reward.attendance.checked' : 'reward.attendance.check')}
      </Button>
      <p className={styles.note} role="status">
        {t(isChecked ? 'reward.attendance.tomorrow' : 'reward.attendance.checkPays', { points })}
      </p>
    </Card>
  );
}

/** The extra points of a streak. */
function Rewards({ data: { streakRewards, streakDays } }: { data: AttendanceData }) {
  const t = useText(rewardTexts);
  if (streakRewards.length === 0) return null;
  return (
    <Card aria-label={t('reward.attendance.rewards')} className={styles.streaks}>
      <CardHeader title={t('reward.attendance.rewards')} />
      <ul className={styles.rewards}>
        {streakRewards.map(({ days, points }) => (
          <li key={days}>
            <Milestone days={days} points={points} streakDays={streakDays} />
          </li>
        ))}
        <li className={styles.note}>{t('reward.attendance.again')}</li>
      </ul>
    </Card>
  );
}

interface MilestoneProps {
  readonly days: number;
  readonly points: number;
  readonly streakDays: number;
}

/** How far the streak is on its way to one reward. */
function Milestone({ days, points, streakDays }: MilestoneProps) {
  const t = useText(rewardTexts);
  const done = Math.min(streakDays, days);
  return (
    <>
      <p className={styles.milestone}>
        {t('reward.attendance.reward', { days, points })}
        <span>{t('reward.attendance.progress', { done, days })}</span>
      </p>
      <span aria-hidden="true" className={styles.bar}>
        <span style={{ width: `${(done / days) * 100}%` }} />
      </span>
    </>
  );
}
