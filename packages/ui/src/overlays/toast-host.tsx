import { useSyncExternalStore } from 'react';
import { standsAboveFoot } from '../layout/foot.ts';
import { useUi } from '../provider/ui-provider.tsx';
import styles from './toast-host.module.css';
import { ToastItem } from './toast-item.tsx';
import { currentToasts, dismissToast, subscribeToasts } from './toast-store.ts';
import { useToastStack } from './use-toast-stack.ts';

/** Mounted once, in the shell. The live region exists before the first toast, or it would not be announced. */
export function ToastHost() {
  const { texts } = useUi();
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts);
  const list = useToastStack(toasts);
  return (
    <section ref={standsAboveFoot} aria-label={texts.notifications} className={styles.host} data-toasts>
      <ol ref={list} aria-live="polite" aria-relevant="additions" className={styles.list}>
        {toasts.map((shown) => (
          <ToastItem key={shown.id} shown={shown} onLeave={() => dismissToast(shown.id)} />
        ))}
      </ol>
    </section>
  );
}
