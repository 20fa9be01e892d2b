import { useCallQuery, useText } from '@hanpan/client';
import { boardTexts, pageTitleTexts } from '@hanpan/messages';
import { Card, CardHeader, Icon, LoadingRegion, Skeleton } from '@hanpan/ui';
import { useDeferredValue, useId } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { FaqFinder, firstQuestions } from './faq-finder.tsx';
import { firstPosts, NewestPosts } from './newest-posts.tsx';
import styles from './support-start.module.css';
import { SupportTimes } from './support-times.tsx';
import { useBoardList } from './use-board.ts';

const noticeCount = 5;
const questionCount = 3;
const guides = ['bettingGuide', 'gameGuide', 'protection'] as const;

/** Where the customer centre begins: look it up, see what was asked, ask. */
export function SupportStart() {
  // What arrives later would push the rest about, so all of it is there at once.
  const isWaiting = useDeferredValue(useIsPending());
  return isWaiting ? <StartSkeleton /> : <Start />;
}

function useIsPending(): boolean {
  const faq = useBoardList('faq', firstQuestions);
  const notices = useBoardList('notice', firstPosts);
  const questions = useBoardList('qna', firstPosts);
  const rules = useCallQuery('/api/cash/rules', {});
  return [faq, notices, questions, rules].some(({ isPending }) => isPending);
}

function Start() {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <FaqFinder />
        <NewestPosts board="notice" count={noticeCount} />
      </div>
      <div className={styles.stack}>
        <SupportTimes />
        <NewestPosts board="qna" count={questionCount} />
        <Guides />
      </div>
    </div>
  );
}

function Guides() {
  const t = useText(boardTexts);
  const title = useText(pageTitleTexts);
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={t('board.guides')} />
      <ul>
        {guides.map((to) => (
          <li key={to}>
            <AppLink to={to} className={styles.guide}>
              <Icon name={to === 'protection' ? 'shield' : 'receipt'} />
              {title(`navigation.title.${to}`)}
              <Icon name="chevronRight" size={16} />
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function StartSkeleton() {
  return (
    <LoadingRegion className={styles.columns}>
      <Skeleton height="520px" />
      <Skeleton height="520px" />
    </LoadingRegion>
  );
}
