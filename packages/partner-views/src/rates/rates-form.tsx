import type { CallFailure } from '@hanpan/client';
import { useText } from '@hanpan/client';
import type { PartnerRate } from '@hanpan/contract';
import { FailureNotice } from '@hanpan/kit';
import { partnerTexts } from '@hanpan/messages';
import { Button, Icon, PartialNotice, TimeText } from '@hanpan/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { usePartnerWords } from '../frame/words.ts';
import { changesOf, draftOf, type PartnerRates, type RateKind, ratesOf } from './model.ts';
import { RateFields } from './rate-fields.tsx';
import styles from './rates.module.css';

interface RatesFormProps {
  readonly rates: PartnerRates;
  /** False for one's own rates, which the partner above sets. */
  readonly mayChange: boolean;
  readonly onSave: (rates: readonly PartnerRate[]) => void;
  readonly busy: boolean;
  readonly failure: CallFailure | undefined;
  /** What an app asks for beside the rates, such as a reason. */
  readonly children?: ReactNode;
}

/**
 * The rates of one partner by game type, checked while they are typed: never above the partner's above, never below
 * those below, once a day. What will change is said before it is saved.
 */
export function RatesForm({ rates, mayChange, onSave, busy, failure, children }: RatesFormProps) {
  const t = useText(partnerTexts);
  const words = usePartnerWords();
  const [draft, setDraft] = useState(() => draftOf(rates.rates, words.percentTyped));
  const isLocked = rates.nextChangeAt !== null;
  const changes = changesOf(draft, rates.rates);
  const sound = ratesOf(draft, rates.rates);
  const change = (gameType: keyof typeof draft, kind: RateKind, text: string) =>
    setDraft((held) => ({ ...held, [gameType]: { ...held[gameType], [kind]: text } }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sound !== undefined && changes.length > 0) onSave(sound);
  };
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      noValidate
      aria-label={t('partner.rates.of', { nick: rates.memNick })}
    >
      <RateFields
        rates={rates.rates}
        draft={draft}
        onChange={change}
        isReadOnly={!mayChange || isLocked}
        nick={rates.memNick}
      />
      {rates.nextChangeAt !== null && mayChange && (
        <PartialNotice title={t('partner.rates.locked')}>
          <NextChange at={rates.nextChangeAt} />
        </PartialNotice>
      )}
      {mayChange && !isLocked && (
        <>
          {children}
          <FailureNotice failure={failure} />
          <div className={styles.save}>
            <ChangeWords changes={changes} version={rates.version + 1} />
            <Button
              type="submit"
              variant="filled"
              busy={busy}
              disabled={sound === undefined || changes.length === 0}
            >
              {t('partner.rates.save')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

function NextChange({ at }: { at: string }) {
  const t = useText(partnerTexts);
  return (
    <>
      {t('partner.rates.next')} <TimeText atMs={Date.parse(at)} zone />
    </>
  );
}

interface ChangeWordsProps {
  readonly changes: ReturnType<typeof changesOf>;
  readonly version: number;
}

function ChangeWords({ changes, version }: ChangeWordsProps) {
  const t = useText(partnerTexts);
  const words = usePartnerWords();
  const list = changes.map(({ gameType, kind, from, to }) =>
    t('partner.rates.change', {
      type: words.type(gameType),
      kind: t(`partner.kind.${kind}`),
      from: words.percent(from),
      to: words.percent(to),
    }),
  );
  return (
    <p className={styles.note} role="status">
      <Icon name="clock" size={16} />
      <span>
        {list.length === 0
          ? t('partner.rates.rule')
          : `${list.join(' · ')} ${t('partner.rates.from', { version })}`}
      </span>
    </p>
  );
}
