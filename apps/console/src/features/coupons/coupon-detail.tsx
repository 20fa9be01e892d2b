import { useLocalText, useText } from '@hanpan/client';
import { type PanelFact, PanelFacts, PanelSection, ReasonDialog } from '@hanpan/kit';
import { rewardTexts } from '@hanpan/messages';
import { Button, CopyButton, TimeText } from '@hanpan/ui';
import { useState } from 'react';
import { WhyLink } from '../../app/parts/why-link.tsx';
import { CouponHolder, CouponStateBadge, CouponWorth } from './coupon-parts.tsx';
import type { CouponRow } from './model.ts';
import { useCancelCoupon } from './use-coupons.ts';

/** One coupon: its owner, its state, and the way to withdraw it while it is unused. */
export function CouponDetail({ row }: { row: CouponRow }) {
  const t = useText(rewardTexts);
  const local = useLocalText();
  const facts: PanelFact[] = [
    { label: t('reward.coupon.amount'), value: <CouponWorth row={row} /> },
    { label: t('reward.coupon.state'), value: <CouponStateBadge row={row} /> },
    { label: t('reward.console.holder'), value: <CouponHolder row={row} /> },
    { label: t('reward.coupon.code'), value: <Code row={row} /> },
    { label: t('reward.coupon.issuedAt'), value: <When at={row.issuedAt} /> },
    { label: t('reward.coupon.expiresAt'), value: <When at={row.expiresAt} /> },
    { label: t('reward.coupon.usedAt'), value: row.usedAt === null ? '–' : <When at={row.usedAt} /> },
    { label: t('reward.coupon.givenBy'), value: row.givenBy ?? '–' },
    { label: t('reward.console.issuedBy'), value: row.issuedBy || '–' },
    { label: t('reward.console.issueNote'), value: row.note || '–' },
  ];
  return (
    <PanelSection isLead title={local(row.name)} note={`#${row.couponIdx}`}>
      <PanelFacts facts={facts} />
      <WhyLink of={`coupon:${row.couponIdx}`} />
    </PanelSection>
  );
}

function Code({ row: { couponCode, state } }: { row: CouponRow }) {
  const t = useText(rewardTexts);
  if (couponCode === null) return '–';
  return (
    <>
      {couponCode}{' '}
      {state === 'open' && (
        <CopyButton size="xs" value={couponCode}>
          {t('reward.coupon.codeCopy')}
        </CopyButton>
      )}
    </>
  );
}

function When({ at }: { at: string }) {
  return <TimeText atMs={Date.parse(at)} format="dateTimeSeconds" />;
}

export function CancelCoupon({ row }: { row: CouponRow }) {
  const t = useText(rewardTexts);
  const [isAsking, setAsking] = useState(false);
  const cancelling = useCancelCoupon(row, () => setAsking(false));
  const ask = () => {
    cancelling.clear();
    setAsking(true);
  };
  return (
    <>
      <Button block variant="warn" onClick={ask}>
        {t('reward.console.cancel')}
      </Button>
      {isAsking && (
        <ReasonDialog
          open
          onOpenChange={setAsking}
          title={t('reward.console.cancel')}
          note={t('reward.console.cancelNote')}
          presets={[t('reward.console.cancelReasonMistake'), t('reward.console.cancelReasonEnded')]}
          confirmLabel={t('reward.console.cancel')}
          onConfirm={cancelling.cancel}
          busy={cancelling.isSending}
          error={cancelling.failure?.message}
        />
      )}
    </>
  );
}
