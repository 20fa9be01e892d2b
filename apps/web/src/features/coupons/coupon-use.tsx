import { useText } from '@hanpan/client';
import { FailureNotice } from '@hanpan/kit';
import { rewardTexts } from '@hanpan/messages';
import { Button, Card, CardHeader, Field, TextInput } from '@hanpan/ui';
import { type FormEvent, useId, useState } from 'react';
import styles from './coupon-form.module.css';
import { useCouponUse } from './use-coupons.ts';

/** A code as it came by message or on paper: capitals and hyphens do not matter. */
export function CouponUse() {
  const t = useText(rewardTexts);
  const titleId = useId();
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const using = useCouponUse();
  const isMissing = code.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing || !(await using.use(code.trim()))) return;
    setCode('');
    setTried(false);
  };
  return (
    <Card as="form" className={styles.form} aria-labelledby={titleId} noValidate onSubmit={submit}>
      <CardHeader titleId={titleId} title={t('reward.coupon.tab.use')} />
      <div className={styles.body}>
        <Field
          label={t('reward.coupon.code')}
          hint={t('reward.coupon.codeHint')}
          error={isTried && isMissing ? t('reward.coupon.codeRequired') : undefined}
          required
        >
          <TextInput
            size="lg"
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              setTried(false);
              using.clear();
            }}
          />
        </Field>
        <FailureNotice failure={using.failure} />
        <Button type="submit" variant="filled" size="lg" block busy={using.isSending}>
          {t('reward.coupon.use')}
        </Button>
      </div>
    </Card>
  );
}
