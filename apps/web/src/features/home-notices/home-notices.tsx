import { useCallQuery, useLocalText, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { commonTexts, homeTexts } from '@hanpan/messages';
import { Card, CardHeader, EmptyState, LoadingRegion, MoreLink, SkeletonRows, TimeText } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { TryAgain } from '../../app/try-again.tsx';
import { visit } from '../../app/urls.ts';
import styles from './home-notices.module.css';

type Notice = DataOf<'/api/main'>['notices'][number];

const categories = ['notice', 'event', 'normal', 'check'] as const;
type Category = (typeof categories)[number];

export function HomeNotices() {
  const t = useText(homeTexts);
  const query = useCallQuery('/api/main', {});
  return (
    <Card aria-labelledby="notices-title">
      <CardHeader
        title={t('home.notices')}
        titleId="notices-title"
        actions={
          <MoreLink as={AppLink} to="noticeList">
            <More />
          </MoreLink>
        }
      />
      <Notices query={query} />
    </Card>
  );
}

function More() {
  return useText(commonTexts)('common.more');
}

function Notices({ query }: { query: ReturnType<typeof useCallQuery<'/api/main'>> }) {
  const t = useText(homeTexts);
  const { data, isError } = query;
  if (data === undefined && isError) return <TryAgain query={query} />;
  if (data === undefined) {
    return (
      <LoadingRegion>
        <SkeletonRows rows={4} />
      </LoadingRegion>
    );
  }
  if (data.notices.length === 0) return <EmptyState title={t('home.noticesEmpty')} />;
  return (
    <ul className={styles.lines}>
      {data.notices.map((notice) => (
        <NoticeLine key={notice.boardIdx} notice={notice} />
      ))}
    </ul>
  );
}

function categoryOf(notice: Notice): Category {
  return categories.find((category) => category === notice.category) ?? 'notice';
}

function NoticeLine({ notice }: { notice: Notice }) {
  const t = useText(homeTexts);
  const local = useLocalText();
  const category = categoryOf(notice);
  return (
    <li className={styles.line}>
      <AppLink to={visit('noticeRead', { boardIdx: notice.boardIdx })}>
        <span className={styles.category} data-category={category}>
          {t(`home.category.${category}`)}
        </span>
        <span className={styles.title}>{local(notice.title)}</span>
        <TimeText atMs={Date.parse(notice.regDate)} format="date" />
      </AppLink>
    </li>
  );
}
