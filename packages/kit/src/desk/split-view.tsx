import { IconButton, Sheet, useUi } from '@hanpan/ui';
import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { useIsNarrow } from './narrow.ts';
import { ShownTitle } from './shown-title.ts';
import styles from './split-view.module.css';

export interface DetailParts {
  readonly title: string;
  readonly body: ReactNode;
  readonly footer?: ReactNode;
}

interface SplitViewProps {
  children: ReactNode;
  detail: DetailParts | undefined;
  /** For narrow windows, where the detail is a sheet over the list. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gives the place of the detail back to the list. */
  onClear?: (() => void) | undefined;
  detailRef?: Ref<HTMLElement>;
}

/** The list, and beside it the detail of what is chosen in it; in a narrow window that is a sheet. */
export function SplitView(props: SplitViewProps) {
  const { children, detail, open, onOpenChange, onClear, detailRef } = props;
  const narrow = useIsNarrow();
  const { texts } = useUi();
  return (
    <div className={clsx(styles.split, detail && styles.parted)}>
      <div className={styles.list}>{children}</div>
      {detail && narrow && (
        <Sheet open={open} onOpenChange={onOpenChange} title={detail.title} footer={detail.footer}>
          <ShownTitle value={detail.title}>{detail.body}</ShownTitle>
        </Sheet>
      )}
      {detail && !narrow && (
        <aside ref={detailRef} tabIndex={-1} aria-label={detail.title} className={styles.detail}>
          {onClear && (
            <IconButton
              size="sm"
              icon="close"
              label={texts.close}
              className={styles.close}
              onClick={onClear}
            />
          )}
          <div className={styles.body}>{detail.body}</div>
          {detail.footer && <div className={styles.footer}>{detail.footer}</div>}
        </aside>
      )}
    </div>
  );
}
