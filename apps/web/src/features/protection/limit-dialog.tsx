import { useText } from '@hanpan/client';
import { type OwnLimit, timeLimitBounds } from '@hanpan/contract';
import { FormDialog, serverNow } from '@hanpan/kit';
import { protectionTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { AmountInput, Button, Field, toast } from '@hanpan/ui';
import { useState } from 'react';
import { effectOf, limitIn, limitProblem, mostAmount } from './model.ts';
import styles from './protection.module.css';
import { useEffectWords } from './use-effect-words.ts';
import { useLimitWords } from './use-limit-words.ts';
import { useLimitAction } from './use-own-limits.ts';

/** Sets one limit. When it will hold is said while it is typed, before anything is sent. */
export function LimitDialog({ limit, onClose }: { limit: OwnLimit; onClose: () => void }) {
  const t = useText(protectionTexts);
  const { nameOf, sayValue, at } = useLimitWords();
  const { sayEffect, sayRemoval, sayDone } = useEffectWords();
  const { run, isSending, failure, clear } = useLimitAction();
  const [typed, setTyped] = useState<Amount>();
  const [isTried, setTried] = useState(false);
  const { kind, period, amount: standing } = limit;
  const isTime = kind === 'time';
  const problem = limitProblem(limit, typed);
  const name = nameOf(limit);
  const effect = (asked: number | null) => effectOf(limit, asked, serverNow());
  const save = async (next: number | null) => {
    const expected = effect(next);
    const data = await run('/api/protection/setLimit', { kind, period, amount: next });
    if (data === undefined) return;
    const after = limitIn(data.list, limit);
    if (after) toast({ text: sayDone(after, expected) });
    onClose();
  };
  const submit = () => {
    setTried(true);
    if (problem === undefined && typed !== undefined) void save(typed);
  };
  const errorText = () => {
    if (problem === undefined || (problem === 'empty' && !isTried)) return undefined;
    if (problem === 'minutesRange')
      return isTried ? t('protection.minutesRange', timeLimitBounds) : undefined;
    return problem === 'tooMuch' ? t('protection.tooMuch', { max: mostAmount }) : t('protection.empty');
  };
  const label = t(isTime ? 'protection.amountTime' : 'protection.amount');
  return (
    <FormDialog
      title={t(standing === null ? 'protection.setOne' : 'protection.changeOne', { name })}
      onClose={onClose}
      submitLabel={t('protection.save')}
      onSubmit={submit}
      call={{ isSending, failure }}
      aside={
        standing !== null && (
          <Button disabled={isSending} onClick={() => void save(null)}>
            {t('protection.remove')}
          </Button>
        )
      }
    >
      <p className={styles.quiet}>{t('protection.now', { value: sayValue(limit, standing) })}</p>
      <p className={styles.quiet}>
        {t('protection.usedNow', {
          value: sayValue(limit, Math.max(0, limit.used)),
          at: at(Date.parse(limit.endsAt)),
        })}
      </p>
      <Field label={label} error={errorText()} required>
        <AmountInput
          label={label}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            clear();
          }}
          unit={isTime ? t('protection.minutesUnit') : undefined}
          size="lg"
        />
      </Field>
      <p role="status" className={styles.effect}>
        {problem === undefined && typed !== undefined && sayEffect(limit, effect(typed))}
      </p>
      {standing !== null && <p className={styles.quiet}>{sayRemoval(limit, effect(null))}</p>}
    </FormDialog>
  );
}
