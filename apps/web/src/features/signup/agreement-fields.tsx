import { useText } from '@hanpan/client';
import type { DocumentKind } from '@hanpan/contract';
import { commonTexts, documentTexts } from '@hanpan/messages';
import { Button, Checkbox } from '@hanpan/ui';
import { useState } from 'react';
import { DocumentDialog } from '../../app/document-dialog.tsx';
import styles from './signup-form.module.css';
import type { Agreement } from './use-agreement.ts';

/** The two ticks of an applicant. Each document opens over the form, which keeps what was typed. */
export function AgreementFields({ agreement, isSaid }: { agreement: Agreement; isSaid: boolean }) {
  const t = useText(documentTexts);
  const common = useText(commonTexts);
  const [read, setRead] = useState<DocumentKind>();
  const { list, problem, agree, readAgain } = agreement;
  if (list.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{t('document.agreeLegend')}</legend>
      {list.map(({ kind, version, isAgreed }) => {
        const name = t(`document.${kind}`);
        return (
          <div key={kind} className={styles.agree}>
            <Checkbox
              name={`agree-${kind}`}
              label={t('document.agree', { name })}
              checked={isAgreed}
              disabled={version === undefined}
              onChange={(isOn) => agree(kind, isOn)}
            />
            <Button
              variant="text"
              size="sm"
              aria-label={t('document.read', { name })}
              onClick={() => setRead(kind)}
            >
              {t('document.readShort')}
            </Button>
          </div>
        );
      })}
      {problem === 'agreeFailed' && (
        <div className={styles.agree}>
          <p className={styles.count} role="alert">
            {t('document.agreeFailed')}
          </p>
          <Button variant="text" size="sm" onClick={readAgain}>
            {common('common.retry')}
          </Button>
        </div>
      )}
      {problem === 'agreeMissing' && isSaid && <p className={styles.count}>{t('document.agreeMissing')}</p>}
      {read && <DocumentDialog kind={read} onClose={() => setRead(undefined)} />}
    </fieldset>
  );
}
