import { useCallQuery, useText } from '@hanpan/client';
import { useSite } from '@hanpan/kit';
import { boardTexts } from '@hanpan/messages';
import { Card, CardHeader, Icon, type IconName, LinkButton } from '@hanpan/ui';
import { type ReactNode, useId } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import type { PlainName } from '../../app/urls.ts';
import { firstPosts } from './newest-posts.tsx';
import styles from './support-times.module.css';
import { useBoardList } from './use-board.ts';

/** How long things take now, as far as the site has measured it, and the way to ask. */
export function SupportTimes() {
  const t = useText(boardTexts);
  const titleId = useId();
  const { data } = useCallQuery('/api/cash/rules', {});
  const questions = useBoardList('qna', firstPosts).data;
  const site = useSite();
  // Where it was measured too seldom nothing is promised.
  const sayMinutes = (minutes: number | null | undefined) =>
    typeof minutes === 'number' && t('board.times.minutes', { minutes });
  const closed = site && { from: site.withdrawalClosedFrom, to: site.withdrawalClosedTo };
  const hasClosedHours = closed !== undefined && closed.from !== closed.to;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={t('board.times')} />
      <ul className={styles.times}>
        <Time to="qnaList" icon="mail" name={t('board.times.answer')} note={t('board.times.byMessage')}>
          {sayMinutes(questions?.usualMinutes)}
        </Time>
        <Time to="charge" icon="deposit" name={t('board.times.in')} note={t('board.times.always')}>
          {sayMinutes(data?.usualMinutes.in)}
        </Time>
        <Time
          to="exchange"
          icon="withdraw"
          name={t('board.times.out')}
          note={hasClosedHours ? t('board.times.closed', closed) : t('board.times.always')}
        >
          {sayMinutes(data?.usualMinutes.out)}
        </Time>
      </ul>
      <div className={styles.ask}>
        <LinkButton as={AppLink} to="questionWrite" variant="filled" block>
          {t('board.ask')}
        </LinkButton>
      </div>
    </Card>
  );
}

interface TimeProps {
  readonly to: PlainName;
  readonly icon: IconName;
  readonly name: string;
  readonly note: string;
  readonly children: ReactNode;
}

function Time({ to, icon, name, note, children }: TimeProps) {
  return (
    <li>
      <AppLink to={to} className={styles.time}>
        <Icon name={icon} />
        <span className={styles.words}>
          <span>{name}</span>
          <small>{note}</small>
        </span>
        <b>{children}</b>
      </AppLink>
    </li>
  );
}
