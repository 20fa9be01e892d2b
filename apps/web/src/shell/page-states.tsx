import { useText } from '@hanpan/client';
import { shellTexts } from '@hanpan/messages';
import { buttonClass, ErrorState, LoadingRegion, Skeleton } from '@hanpan/ui';
import { useRouter } from '@tanstack/react-router';
import { AppLink } from '../app/app-link.tsx';
import styles from './page-states.module.css';

/** While a page's own code is on its way. */
export function PageLoading() {
  return (
    <LoadingRegion className={styles.loading}>
      <Skeleton width="180px" height="34px" />
      <Skeleton height="220px" />
      <Skeleton height="160px" />
    </LoadingRegion>
  );
}

/** When a page could not be opened at all: its code or its session did not arrive, or it failed. */
export function PageFailed() {
  const t = useText(shellTexts);
  const router = useRouter();
  return (
    <ErrorState
      level={1}
      title={t('shell.failedTitle')}
      onRetry={() => void router.invalidate()}
      action={
        <AppLink to="main" className={buttonClass()}>
          {t('shell.toMain')}
        </AppLink>
      }
    >
      {t('shell.failedBody')}
    </ErrorState>
  );
}
