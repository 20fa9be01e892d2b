import { useLocalText, useText } from '@hanpan/client';
import type { Coupon, DataOf } from '@hanpan/contract';
import { FailureNotice, ListPages, Loaded } from '@hanpan/kit';
import { commonTexts, rewardTexts } from '@hanpan/messages';
import {
  Button,
  Card,
  CardHeader,
  ConfirmDialog,
  EmptyState,
  Field,
  Select,
  SkeletonRows,
  TextInput,
  useAmountText,
} from '@hanpan/ui';
import { type FormEvent, useId, useState } from 'react';
import styles from './coupon-form.module.css';
import { useCouponGift, useOpenCoupons } from './use-coupons.ts';

/** A partner gives one of its coupons to a member of its downline. */
export function CouponGift() {
  const t = useText(rewardTexts);
  const titleId = useId();
  const [page, setPage] = useState(1);
  const query = useOpenCoupons(page);
  return (
    <Card aria-labelledby={titleId} className={styles.form}>
      <CardHeader titleId={titleId} title={t('reward.coupon.tab.gift')} />
      <Loaded query={query} errorTitle={t('reward.coupon.errorTitle')} skeleton={<SkeletonRows rows={3} />}>
        {({ list, pageInfo, canGift }) => {
          if (canGift === 'N') return <EmptyState title={t('reward.coupon.giftClosed')} />;
          if (pageInfo.total === 0) {
            return (
              <EmptyState title={t('reward.coupon.giftNone')}>{t('reward.coupon.emptyBody')}</EmptyState>
            );
          }
          return <GiftForm coupons={list} info={pageInfo} page={page} onPageChange={setPage} />;
        }}
      </Loaded>
    </Card>
  );
}

interface GiftFormProps {
  readonly coupons: readonly Coupon[];
  readonly info: DataOf<'/api/coupon/list'>['pageInfo'];
  readonly page: number;
  readonly onPageChange: (page: number) => void;
}

function GiftForm({ coupons, ...pages }: GiftFormProps) {
  const t = useText(rewardTexts);
  const [chosen, setChosen] = useState<Coupon>();
  const [memId, setMemId] = useState('');
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const giving = useCouponGift();
  const optionOf = useCouponOption();
  const isElsewhere = chosen !== undefined && !coupons.some((each) => each.couponIdx === chosen.couponIdx);
  const offered = isElsewhere ? [chosen, ...coupons] : coupons;
  const receiver = memId.trim();
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen !== undefined && receiver !== '') setAsking(true);
  };
  const give = async () => {
    if (chosen === undefined) return;
    const isGiven = await giving.give({ couponIdx: chosen.couponIdx, memId: receiver });
    setAsking(false);
    if (!isGiven) return;
    setChosen(undefined);
    setMemId('');
    setTried(false);
  };
  return (
    <form className={styles.body} noValidate onSubmit={ask}>
      <Field
        label={t('reward.coupon.pick')}
        error={isTried && chosen === undefined ? t('reward.coupon.pickRequired') : undefined}
        required
      >
        <Select
          options={offered.map(optionOf)}
          value={chosen === undefined ? '' : String(chosen.couponIdx)}
          onChange={(value) => setChosen(offered.find(({ couponIdx }) => String(couponIdx) === value))}
          placeholder={t('reward.coupon.pickOne')}
        />
      </Field>
      <ListPages {...pages} />
      <Field
        label={t('reward.coupon.giftTo')}
        hint={t('reward.coupon.giftNote')}
        error={isTried && receiver === '' ? t('reward.coupon.giftToRequired') : undefined}
        required
      >
        <TextInput
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={memId}
          onChange={(event) => {
            setMemId(event.target.value);
            giving.clear();
          }}
        />
      </Field>
      <FailureNotice failure={giving.failure} />
      <Button type="submit" variant="filled" size="lg" block busy={giving.isSending}>
        {t('reward.coupon.gift')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('reward.coupon.giftTitle', { memId: receiver })}
        confirmLabel={t('reward.coupon.gift')}
        onConfirm={give}
      >
        <p>{chosen && optionOf(chosen).label}</p>
        <p>{t('reward.coupon.giftNote')}</p>
      </ConfirmDialog>
    </form>
  );
}

function useCouponOption() {
  const common = useText(commonTexts);
  const local = useLocalText();
  const amountText = useAmountText();
  return ({ couponIdx, name, worth, amount }: Coupon) => ({
    value: String(couponIdx),
    label: `${local(name)} · ${amountText(amount)}${common(worth === 'cash' ? 'common.won' : 'common.point')}`,
  });
}
