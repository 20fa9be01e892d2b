import { useText } from '@hanpan/client';
import { consoleWhyTexts } from '@hanpan/messages';
import { buttonClass } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { urls } from '../urls.ts';

/** Leads from something to how it came about. `of` is its receipt, or how the ledger refers to it. */
export function WhyLink({ of }: { of: string }) {
  const t = useText(consoleWhyTexts);
  return (
    <Link to={urls.why} search={{ q: of }} className={buttonClass({ size: 'sm' })}>
      {t('consoleWhy.link')}
    </Link>
  );
}
