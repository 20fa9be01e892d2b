import { useText } from '@hanpan/client';
import { consoleVendorSetupTexts } from '@hanpan/messages';
import { Badge } from '@hanpan/ui';
import type { TestedStep } from './use-vendor-setup.ts';
import styles from './vendors.module.css';

const kinds = { passed: 'done', failed: 'now', 'not-run': 'void' } as const;

/** What came of each step, in words, and what to do about it. */
export function TestResult({ steps }: { steps: readonly TestedStep[] }) {
  const t = useText(consoleVendorSetupTexts);
  const failed = steps.filter(({ result }) => result === 'failed').length;
  return (
    <div className={styles.fields}>
      <p role="status" className={styles.heading}>
        {failed === 0
          ? t('consoleVendorSetup.testPassed')
          : t('consoleVendorSetup.testFailed', { count: String(failed) })}
      </p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.step} className={styles.step}>
            <Badge size="sm" kind={kinds[step.result]}>
              {t(`consoleVendorSetup.result.${step.result}`)}
            </Badge>
            <span>
              {t(`consoleVendorSetup.step.${step.step}`)}
              <small className={styles.note}>{detailOf(step)}</small>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );

  function detailOf({ cause, http, count, result }: TestedStep): string {
    const many = String(count ?? 0);
    const words = [
      cause !== null && t(`consoleVendorSetup.cause.${cause}`, { count: many }),
      http !== null && t('consoleVendorSetup.http', { status: String(http) }),
      result === 'passed' && count !== null && t('consoleVendorSetup.count', { count: many }),
    ];
    return words.filter((word) => word !== false).join(' ');
  }
}
