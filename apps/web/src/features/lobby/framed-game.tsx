import { type CallError, useCallQuery, useText } from '@hanpan/client';
import { slotTexts } from '@hanpan/messages';
import { EmptyState, ErrorState, LinkButton, LoadingRegion, Spinner } from '@hanpan/ui';
import { useEffect, useState } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { useGameDown } from '../../app/game-down.ts';
import { useGo } from '../../app/go.ts';
import styles from './framed-game.module.css';
import { framedAddress, pageLedTo } from './model.ts';

type Ending = 'Refused' | 'Expired' | 'Ended' | 'Stopped';

/** Launches that there is nothing to try again for: each needs a new one. */
const endings: Readonly<Record<string, Ending>> = {
  E404: 'Refused',
  E400: 'Refused',
  G001: 'Expired',
  G002: 'Ended',
};

function BackToLobby() {
  const t = useText(slotTexts);
  return (
    <LinkButton as={AppLink} to="slotLobby" variant="filled">
      {t('slot.backToLobby')}
    </LinkButton>
  );
}

function NoGame({ ending }: { ending: Ending }) {
  const t = useText(slotTexts);
  return (
    <div className={styles.state}>
      <EmptyState level={1} title={t(`slot.frame${ending}Title`)} action={<BackToLobby />}>
        {t(`slot.frame${ending}Body`)}
      </EmptyState>
    </div>
  );
}

function Failed(props: { error: CallError; onRetry: () => void; busy: boolean }) {
  const t = useText(slotTexts);
  return (
    <div className={styles.state}>
      <ErrorState
        level={1}
        title={props.error.message}
        onRetry={props.onRetry}
        busy={props.busy}
        action={<BackToLobby />}
      >
        {t('slot.frameFailedBody')}
      </ErrorState>
    </div>
  );
}

/**
 * A game with its own origin: it may run and call its vendor, but not navigate this page. The windows that it opens are
 * no part of the frame: our page of deposits would not load in one that has its sandbox.
 */
function Frame({ address }: { address: string }) {
  const t = useText(slotTexts);
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div className={styles.stage}>
      {!isLoaded && <Loading />}
      <iframe
        className={styles.frame}
        title={t('slot.frame')}
        src={address}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-orientation-lock"
        allow="autoplay; fullscreen"
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}

function Loading() {
  const t = useText(slotTexts);
  return (
    <LoadingRegion className={styles.loading}>
      <Spinner />
      <p aria-hidden="true">{t('slot.frameLoading')}</p>
    </LoadingRegion>
  );
}

/**
 * Whether the game has led its frame away, as the way back to the lobby does that every vendor is given. The policy of this page stops
 * it, for nothing of ours may be framed, and tells so: this window goes there instead. Otherwise the game would be gone
 * and a browser's error in its place.
 */
function useIsLeft(): boolean {
  const go = useGo();
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    const hear = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'frame-src') return;
      setLeft(true);
      const page = pageLedTo(blockedURI, window.location.origin);
      if (page !== undefined) go(page);
    };
    document.addEventListener('securitypolicyviolation', hear);
    return () => document.removeEventListener('securitypolicyviolation', hear);
  }, [go]);
  return isLeft;
}

/** The game of a launch, whose address the server tells only to the session that it was opened in. */
function LaunchedGame({ launchId }: { launchId: string }) {
  // A game that is running is not asked after again: it would begin anew.
  const settings = { staleTime: Number.POSITIVE_INFINITY };
  const { data, error, isFetching, refetch } = useCallQuery('/api/minigame/launch', { launchId }, settings);
  if (data !== undefined) {
    const address = framedAddress(data.gameurl, window.location.origin);
    return address === undefined ? <NoGame ending="Refused" /> : <Frame address={address} />;
  }
  if (error === null)
    return (
      <div className={styles.stage}>
        <Loading />
      </div>
    );
  const ending = endings[error.code];
  if (ending !== undefined) return <NoGame ending={ending} />;
  return <Failed error={error} onRetry={() => void refetch()} busy={isFetching} />;
}

export function FramedGame({ launchId }: { launchId: string | undefined }) {
  const isDown = useGameDown(({ reason }) => reason !== undefined);
  const isLeft = useIsLeft();
  if (isLeft) return <NoGame ending="Ended" />;
  if (isDown) return <NoGame ending="Stopped" />;
  if (launchId === undefined) return <NoGame ending="Refused" />;
  return <LaunchedGame launchId={launchId} />;
}
