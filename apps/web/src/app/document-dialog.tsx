import { useText } from '@hanpan/client';
import type { DocumentKind } from '@hanpan/contract';
import { documentTexts } from '@hanpan/messages';
import { Button, Modal } from '@hanpan/ui';
import styles from './document-view.module.css';
import { DocumentView } from './document-view.tsx';

interface DocumentDialogProps {
  readonly kind: DocumentKind;
  readonly version?: number | undefined;
  readonly onClose: () => void;
}

/** A document over a form or a question, which keeps what was typed into it. */
export function DocumentDialog({ kind, version, onClose }: DocumentDialogProps) {
  const t = useText(documentTexts);
  return (
    <Modal
      open
      onOpenChange={onClose}
      size="lg"
      layer="confirm"
      begin="top"
      title={t(`document.${kind}`)}
      actions={
        <Button variant="filled" onClick={onClose}>
          {t('document.back')}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
      <div className={styles.scroll} tabIndex={0}>
        <DocumentView kind={kind} version={version} level={3} />
      </div>
    </Modal>
  );
}
