import { useText } from '@hanpan/client';
import { FormDialog, serverNow } from '@hanpan/kit';
import { commonTexts, rewardTexts } from '@hanpan/messages';
import { amount as amountOf, zero } from '@hanpan/money';
import {
  AmountInput,
  DigitsInput,
  Field,
  SegmentedControl,
  TextArea,
  TextInput,
  useAmountText,
} from '@hanpan/ui';
import { useState } from 'react';
import styles from './issue-dialog.module.css';
import { type IssueDraft, issueProblems, newDraft, orderOf } from './issue-draft.ts';
import { useIssueCoupons } from './use-coupons.ts';

const nameFields = [
  { locale: 'ko', label: 'reward.console.nameKo' },
  { locale: 'en', label: 'reward.console.nameEn' },
  { locale: 'vi', label: 'reward.console.nameVi' },
] as const;

/** What is issued, to whom, and the total, before the button. */
export function IssueDialog({ onClose }: { onClose: () => void }) {
  const t = useText(rewardTexts);
  const common = useText(commonTexts);
  const amountText = useAmountText();
  const issuing = useIssueCoupons(onClose);
  const [draft, setDraft] = useState<IssueDraft>(newDraft);
  const [openedAtMs] = useState(serverNow);
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<IssueDraft>) => setDraft((held) => ({ ...held, ...part }));
  const problems = issueProblems(draft);
  const order = orderOf(draft, openedAtMs);
  const count = order.memIds.length + order.codeCount;
  const unit = common(draft.worth === 'cash' ? 'common.won' : 'common.point');
  const total = `${amountText(amountOf(count * (draft.amount ?? zero)))}${unit}`;
  const submit = () => {
    setTried(true);
    if (problems.size === 0) issuing.issue(order);
  };
  const errorAt = (field: Parameters<typeof problems.has>[0], text: string) =>
    isTried && problems.has(field) ? text : undefined;
  return (
    <FormDialog
      layer="confirm"
      size="md"
      title={t('reward.console.issue')}
      onClose={onClose}
      submitLabel={t('reward.console.issue')}
      onSubmit={submit}
      call={issuing}
    >
      {nameFields.map(({ locale, label }) => (
        <Field
          key={locale}
          label={t(label)}
          error={
            draft.name[locale].trim() === '' ? errorAt('name', t('reward.console.nameMissing')) : undefined
          }
          required
        >
          <TextInput
            maxLength={60}
            value={draft.name[locale]}
            onChange={(event) => change({ name: { ...draft.name, [locale]: event.target.value } })}
          />
        </Field>
      ))}
      <SegmentedControl
        label={t('reward.coupon.worth')}
        options={(['cash', 'point'] as const).map((value) => ({
          value,
          label: t(`reward.coupon.worth.${value}`),
        }))}
        value={draft.worth}
        onChange={(worth) => change({ worth })}
      />
      <div className={styles.pair}>
        <Field
          label={t('reward.coupon.amount')}
          error={errorAt('amount', t('reward.console.amountMissing'))}
          required
        >
          <AmountInput
            label={t('reward.coupon.amount')}
            value={draft.amount}
            onChange={(amount) => change({ amount })}
            unit={unit}
          />
        </Field>
        <Field
          label={t('reward.console.days')}
          error={errorAt('days', t('reward.console.daysMissing'))}
          required
        >
          <DigitsInput maxLength={3} value={draft.days} onChange={(days) => change({ days })} />
        </Field>
      </div>
      <Field
        label={t('reward.console.issueMembers')}
        hint={t('reward.console.issueMembersHint')}
        error={errorAt('receivers', t('reward.console.receiversMissing'))}
      >
        <TextArea
          rows={3}
          autoCapitalize="none"
          spellCheck={false}
          value={draft.members}
          onChange={(event) => change({ members: event.target.value })}
        />
      </Field>
      <div className={styles.pair}>
        <Field label={t('reward.console.issueCodes')}>
          <DigitsInput maxLength={3} value={draft.codes} onChange={(codes) => change({ codes })} />
        </Field>
        <Field label={t('reward.console.issueNote')}>
          <TextInput
            maxLength={200}
            value={draft.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        </Field>
      </div>
      <p className={styles.total} role="status">
        {t('reward.console.issueTotal', { count, amount: total })}
      </p>
    </FormDialog>
  );
}
