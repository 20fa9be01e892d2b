import { useLocalText, useText } from '@hanpan/client';
import { messageTexts } from '@hanpan/messages';
import {
  Card,
  CopyBox,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingRegion,
  SectionHead,
  Skeleton,
  TimeText,
} from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import styles from './message-view.module.css';
import type { Message } from './model.ts';
import { useMessage } from './use-messages.ts';

export function MessageView({ msgIdx }: { msgIdx: number }) {
  const t = useText(messageTexts);
  return (
    <>
      <SectionHead
        level={1}
        title={t('message.title')}
        actions={
          <LinkButton as={AppLink} to="messageList" variant="text" icon="chevronLeft">
            {t('message.back')}
          </LinkButton>
        }
      />
      <Card>
        <MessageContent msgIdx={msgIdx} />
      </Card>
    </>
  );
}

function MessageContent({ msgIdx }: { msgIdx: number }) {
  const t = useText(messageTexts);
  const { data, isMissing, isError, isFetching, refetch } = useMessage(msgIdx);
  if (isMissing) {
    return (
      <EmptyState
        level={2}
        title={t('message.missingTitle')}
        action={
          <LinkButton as={AppLink} to="messageList">
            {t('message.back')}
          </LinkButton>
        }
      >
        {t('message.missingBody')}
      </EmptyState>
    );
  }
  if (data) return <OpenMessage message={data.message} />;
  if (isError) {
    return (
      <ErrorState title={t('message.errorTitle')} onRetry={() => void refetch()} busy={isFetching}>
        {t('message.errorBody')}
      </ErrorState>
    );
  }
  return (
    <LoadingRegion className={styles.message}>
      <Skeleton shape="line" width="60%" />
      <Skeleton height="120px" />
    </LoadingRegion>
  );
}

function OpenMessage({ message }: { message: Message }) {
  const t = useText(messageTexts);
  const local = useLocalText();
  return (
    <article className={styles.message}>
      <h2 className={styles.title}>{local(message.title)}</h2>
      <p className={styles.meta}>
        {`${t('message.sentAt')} `}
        <TimeText atMs={Date.parse(message.sentAt)} format="dateTimeSeconds" zone />
      </p>
      <p className={styles.body}>{local(message.body)}</p>
      {message.copyText !== null && (
        <>
          <CopyBox label={t('message.copyLabel')} value={message.copyText}>
            {t('message.copy')}
          </CopyBox>
          <div>
            <LinkButton as={AppLink} to="charge" variant="filled">
              {t('message.charge')}
            </LinkButton>
          </div>
        </>
      )}
    </article>
  );
}
