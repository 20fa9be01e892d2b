import { useLocalText, useText } from '@hanpan/client';
import { ListPages, type RawSearch, readPage, useDrawn, useHeldSearch } from '@hanpan/kit';
import { messageTexts } from '@hanpan/messages';
import { leastMessageDays } from '@hanpan/rules';
import {
  Badge,
  Card,
  Checkbox,
  EmptyState,
  ErrorState,
  Icon,
  LoadingRegion,
  SectionHead,
  SkeletonRows,
  TimeText,
} from '@hanpan/ui';
import { clsx } from 'clsx';
import { AppLink } from '../../app/app-link.tsx';
import { visit } from '../../app/urls.ts';
import styles from './message-list.module.css';
import { MessageTools } from './message-tools.tsx';
import type { Message } from './model.ts';
import { type MessageChoice, useMessageChoice } from './use-message-choice.ts';
import { useMessageList } from './use-messages.ts';

const readSearch = ({ page }: RawSearch) => ({ page: readPage(page) });

export function MessageList() {
  const t = useText(messageTexts);
  const [{ page }, change] = useHeldSearch(readSearch);
  const { data: received, isError, isFetching, refetch } = useMessageList(page);
  const data = useDrawn(received);
  const list = data?.list ?? [];
  const isEmpty = data?.pageInfo.total === 0;
  // The page has emptied and the one before it is being read.
  const isLeaving = data !== undefined && list.length === 0 && !isEmpty;
  const choice = useMessageChoice(list, page);
  const unread = data?.newMsg;
  const note = () => {
    // Its line is there before its words, so that the list below does not move.
    if (unread === undefined || isEmpty) return '\u00a0';
    return unread > 0 ? t('message.unread', { count: unread }) : t('message.allRead');
  };
  return (
    <>
      <SectionHead
        level={1}
        title={t('message.title')}
        note={t('message.lead')}
        actions={<span className={styles.state}>{note()}</span>}
      />
      <Card aria-label={t('message.title')} className={styles.card}>
        {data === undefined && isError && (
          <ErrorState title={t('message.errorTitle')} onRetry={() => void refetch()} busy={isFetching}>
            {t('message.errorBody')}
          </ErrorState>
        )}
        {((data === undefined && !isError) || isLeaving) && (
          <LoadingRegion>
            <SkeletonRows rows={5} columns={2} />
          </LoadingRegion>
        )}
        {isEmpty && (
          <EmptyState level={2} title={t('message.emptyTitle')}>
            {t('message.emptyBody')}
          </EmptyState>
        )}
        {list.length > 0 && <MessageTools choice={choice} />}
        <ul>
          {list.map((message) => (
            <MessageLine key={message.msgIdx} message={message} choice={choice} />
          ))}
        </ul>
        {data && (page > 1 || data.pageInfo.total > data.pageInfo.count_per_list) && (
          <ListPages
            info={data.pageInfo}
            page={page}
            onPageChange={(next) => change({ page: next })}
            summary={t('message.total', { count: data.pageInfo.total })}
          />
        )}
      </Card>
      {data && (
        <p className={styles.kept}>
          {data.keepDays > leastMessageDays
            ? t('message.keptMany', {
                days: data.keepDays,
                least: leastMessageDays,
                count: data.keepCount,
              })
            : t('message.kept', { days: data.keepDays })}
        </p>
      )}
    </>
  );
}

function MessageLine({ message, choice }: { message: Message; choice: MessageChoice }) {
  const t = useText(messageTexts);
  const local = useLocalText();
  const isNew = message.readAt === null;
  return (
    <li className={styles.row}>
      <Checkbox
        className={styles.choose}
        label={t('message.select', { title: local(message.title) })}
        hideLabel
        checked={choice.isChosen(message.msgIdx)}
        onChange={(isOn) => choice.toggle(message.msgIdx, isOn)}
      />
      <AppLink
        to={visit('messageRead', { msgIdx: message.msgIdx })}
        className={clsx(styles.line, isNew && styles.new)}
      >
        <Icon name="mail" className={styles.icon} />
        <span className={styles.title}>{local(message.title)}</span>
        <span className={styles.marks}>
          {message.copyText !== null && (
            <Badge kind="plain" className={styles.tag}>
              {t('message.hasAccount')}
            </Badge>
          )}
          {isNew ? (
            <Badge kind="ready">{t('message.new')}</Badge>
          ) : (
            <span className={styles.read}>{t('message.read')}</span>
          )}
        </span>
        <TimeText atMs={Date.parse(message.sentAt)} className={styles.time} />
      </AppLink>
    </li>
  );
}
