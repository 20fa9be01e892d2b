import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { EmptyState, Sheet } from '@hanpan/ui';
import type { ReactNode, Ref } from 'react';
import { useIsNarrow } from './narrow.ts';
import styles from './split-view.module.css';

export interface DetailParts {
  readonly title: string;
  readonly body: ReactNode;
  readonly footer?: ReactNode;
}

interface SplitViewProps {
  children: ReactNode;
  detail: DetailParts | undefined;
  /** Names the detail while nothing is chosen. */
  label: string;
  /** For narrow windows, where the detail is a sheet over the list. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  detailRef?: Ref<HTMLElement>;
}

/** List and detail side by side; in a narrow window the detail is a sheet. */
export function SplitView(props: SplitViewProps) {
  const { children, detail, label, open, onOpenChange, detailRef } = props;
  const narrow = useIsNarrow();
  return (
    <div className={styles.split}>
      <div className={styles.list}>{children}</div>
      {narrow ? (
        detail && (
          <Sheet open={open} onOpenChange={onOpenChange} title={detail.title} footer={detail.footer}>
            {detail.body}
          </Sheet>
        )
      ) : (
        <aside ref={detailRef} tabIndex={-1} aria-label={detail?.title ?? label} className={styles.detail}>
          <div className={styles.body}>{detail?.body ?? <NothingChosen />}</div>
          {detail?.footer && <div className={styles.footer}>{detail.footer}</div>}
        </aside>
      )}
    </div>
  );
}

function NothingChosen() {
  const t = useText(consoleShellTexts);
  return (
    <EmptyState title={t('consoleShell.pickRowTitle')} level={2}>
      {t('consoleShell.pickRow')}
    </EmptyState>
  );
}
