import { useLocale, useMoneyCall, useText } from '@hanpan/client';
import type { GiveKind, GiveTarget } from '@hanpan/contract';
import { FailureNotice } from '@hanpan/kit';
import { giveTexts } from '@hanpan/messages';
import { type Amount, formatShortAmount } from '@hanpan/money';
import {
  AmountInput,
  Button,
  Card,
  CardHeader,
  EmptyState,
  Field,
  PartialNotice,
  PasswordInput,
  SegmentedControl,
  TextInput,
  toast,
} from '@hanpan/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { usePartnerHost } from '../frame/host.tsx';
import { Afterwards } from './give-afterwards.tsx';
import { GiveConfirm } from './give-confirm.tsx';
import styles from './give-money.module.css';
import { giveProblem, mostOf, usualGives } from './model.ts';

interface GiveFormProps {
  readonly target: GiveTarget | undefined;
  readonly canGive: boolean;
  readonly canTakeBack: boolean;
  /** The lists may be outdated, whatever the result. */
  readonly onSettled: () => void;
}

/** Empty until a target is chosen; a partner who may neither give nor take back is told so. */
export function GiveForm(props: GiveFormProps) {
  const t = useText(giveTexts);
  const { target, canGive, canTakeBack } = props;
  if (!canGive && !canTakeBack) return <PartialNotice tone="warn" title={t('give.form.closedBoth')} />;
  if (target === undefined) {
    return (
      <Card aria-label={t('give.title')} className={styles.pick}>
        <EmptyState title={t('give.form.pick')}>{t('give.form.pickBody')}</EmptyState>
      </Card>
    );
  }
  return <OpenForm {...props} target={target} />;
}

function OpenForm({ target, canGive, canTakeBack, onSettled }: GiveFormProps & { target: GiveTarget }) {
  const t = useText(giveTexts);
  const { locale } = useLocale();
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  // The form belongs to one target: choosing one moves here, which on a phone is below the list.
  useEffect(() => form.current?.focus(), []);
  const { cashAmt, applyBalance } = usePartnerHost();
  const [kind, setKind] = useState<GiveKind>(canGive ? 'give' : 'takeBack');
  const [wanted, setWanted] = useState<Amount>();
  const [note, setNote] = useState('');
  const [pin, setPin] = useState('');
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { memNick: nick, memId } = target;
  const money = useMoneyCall();
  const mostAmount = mostOf(kind, cashAmt, target);
  const problem = giveProblem(wanted, mostAmount);
  const isPinMissing = kind === 'takeBack' && pin === '';
  const isSaid = isTried || problem === 'exceeds';
  const begin = () => {
    setTried(false);
    money.clear();
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === undefined && !isPinMissing) setAsking(true);
  };
  const move = async () => {
    if (wanted === undefined) return;
    const movement = { memId, amount: wanted, note: note.trim() };
    const { data } =
      kind === 'give'
        ? await money.submit('/api/give/send', movement)
        : await money.submit('/api/give/takeBack', { ...movement, cashOutPass: pin });
    setAsking(false);
    onSettled();
    if (data === undefined) return;
    const { entry, ...balance } = data;
    applyBalance(balance);
    toast({ text: t(`give.done.${entry.kind}`, { nick, amount: entry.amount }) });
    setWanted(undefined);
    setNote('');
    setPin('');
    setTried(false);
  };
  return (
    <Card as="form" ref={form} tabIndex={-1} aria-labelledby={titleId} noValidate onSubmit={ask}>
      <CardHeader titleId={titleId} title={t(`give.form.${kind}`, { nick })} />
      <div className={styles.body}>
        <SegmentedControl
          label={t('give.kind')}
          hideLabel
          options={[
            { value: 'give', label: t('give.kind.give'), disabled: !canGive },
            { value: 'takeBack', label: t('give.kind.takeBack'), disabled: !canTakeBack },
          ]}
          value={kind}
          onChange={(next) => {
            setKind(next);
            begin();
          }}
        />
        <Field
          label={t('give.form.amount')}
          error={
            problem &&
            isSaid &&
            t(problem === 'required' ? 'give.form.required' : `give.form.exceeds.${kind}`)
          }
          required
        >
          <AmountInput
            label={t('give.form.amount')}
            value={wanted}
            onChange={(next) => {
              setWanted(next);
              begin();
            }}
            presets={usualGives(mostAmount).map((sum) => ({
              amount: sum,
              label: formatShortAmount(sum, locale),
            }))}
            clearable={false}
            max={mostAmount > 0 ? mostAmount : undefined}
            size="lg"
          />
        </Field>
        <Field label={t('give.form.note')} hint={t('give.form.noteHint')}>
          <TextInput maxLength={100} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        {kind === 'takeBack' && (
          <>
            <PinField pin={pin} onChange={setPin} isMissing={isTried && isPinMissing} />
            <ConvertGameMoney memId={memId} />
          </>
        )}
        <Afterwards kind={kind} target={target} moved={problem === undefined ? wanted : undefined} />
        <FailureNotice failure={money.failure} />
        <Button type="submit" variant="filled" size="lg" block busy={money.isSending}>
          {wanted ? t(`give.submit.${kind}`, { amount: wanted }) : t(`give.kind.${kind}`)}
        </Button>
        {wanted !== undefined && (
          <GiveConfirm
            open={isAsking}
            onOpenChange={setAsking}
            kind={kind}
            target={target}
            moved={wanted}
            onConfirm={move}
          />
        )}
      </div>
    </Card>
  );
}

interface PinFieldProps {
  readonly pin: string;
  readonly onChange: (pin: string) => void;
  readonly isMissing: boolean;
}

/** What is taken back was somebody's: the partner says with its own withdrawal password that it is there. */
function PinField({ pin, onChange, isMissing }: PinFieldProps) {
  const t = useText(giveTexts);
  return (
    <Field
      label={t('give.form.pin')}
      hint={t('give.form.pinHint')}
      error={isMissing && t('give.form.pinRequired')}
      required
    >
      <PasswordInput
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={pin}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
      />
    </Field>
  );
}

/** Money in games cannot be taken back; ST-12 converts it first, after a question. */
function ConvertGameMoney({ memId }: { memId: string }) {
  const t = useText(giveTexts);
  const { openMerge } = usePartnerHost();
  return (
    <Button variant="text" size="sm" onClick={() => openMerge(memId)}>
      {t('give.form.gameMoney')}
    </Button>
  );
}
