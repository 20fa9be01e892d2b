import { type CallFailure, useLocale, useText } from '@hanpan/client';
import type { PartnerRank, PartnerRate } from '@hanpan/contract';
import { FailureNotice, serverNow, signupFieldOf, signupRuleText, useSite } from '@hanpan/kit';
import { partnerTexts, signupTexts } from '@hanpan/messages';
import { Button, Field, PartialNotice, Select } from '@hanpan/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { usePartnerWords } from '../frame/words.ts';
import { draftOf, ratesOf } from '../rates/model.ts';
import { RateFields } from '../rates/rate-fields.tsx';
import styles from './create.module.css';
import {
  type AgentRank,
  brokenFields,
  emptyPartner,
  firstRates,
  type PartnerField,
  type PartnerModel,
  partnerFields,
  policyOf,
  ranksBelow,
} from './model.ts';
import { PersonFields } from './person-fields.tsx';

export interface NewPartner extends PartnerModel {
  readonly partnerRank: AgentRank;
  readonly rates: PartnerRate[];
}

interface NewPartnerFormProps {
  /**
   * The partner right above: its rank and its rates bound those of the new one; null where nobody is above, undefined
   * while it is not known who is.
   */
  readonly above: { readonly rank: PartnerRank; readonly rates: readonly PartnerRate[] } | null | undefined;
  /** Chooses who is above. */
  readonly place: ReactNode;
  readonly submitLabel: string;
  readonly note: string;
  readonly onSubmit: (partner: NewPartner) => void;
  readonly busy: boolean;
  readonly failure: CallFailure | undefined;
}

/** Somebody new in the tree: who it is, which rank, which rates. Every rule is said at its field. */
export function NewPartnerForm(props: NewPartnerFormProps) {
  const { above, place, submitLabel, note, onSubmit, busy, failure } = props;
  const t = useText(partnerTexts);
  const signup = useText(signupTexts);
  const words = usePartnerWords();
  const { locale } = useLocale();
  const site = useSite();
  const policy = policyOf(site);
  const [model, setModel] = useState<PartnerModel>(emptyPartner);
  const [left, setLeft] = useState<ReadonlySet<PartnerField>>(new Set());
  const [isTried, setTried] = useState(false);
  const ranks = above === undefined ? [] : ranksBelow(above === null ? null : above.rank);
  const [wantedRank, setWantedRank] = useState<AgentRank>();
  const rank = ranks.find((each) => each === wantedRank) ?? ranks[0];
  const bounds = firstRates(above?.rates);
  const [draft, setDraft] = useState(() => draftOf(bounds, words.percentTyped));
  const rates = ratesOf(draft, bounds);
  const broken = brokenFields(model, policy, serverNow(), site?.siteName);
  const refusedField = partnerFields.find((field) => field === signupFieldOf(failure?.code));
  const errorOf = (field: PartnerField) => {
    const rule = broken.get(field);
    if (rule !== undefined && (isTried || left.has(field))) return signupRuleText(rule, policy, locale);
    return refusedField === field ? failure?.message : undefined;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const first = partnerFields.find((field) => broken.has(field));
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    if (rank !== undefined && rates !== undefined) onSubmit({ ...model, partnerRank: rank, rates });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t('partner.create')}>
      <fieldset className={styles.group}>
        <legend>{t('partner.create.place')}</legend>
        <div className={styles.fields}>
          {place}
          <Field
            label={t('partner.rank')}
            error={above && rank === undefined && t('partner.create.noRank')}
            required
          >
            <Select
              options={ranks.map((value) => ({ value, label: words.rank(value) }))}
              value={rank}
              disabled={ranks.length === 0}
              onChange={setWantedRank}
            />
          </Field>
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('partner.create.person')}</legend>
        <PersonFields
          model={model}
          policy={policy}
          onChange={(field, value) => setModel((held) => ({ ...held, [field]: value }))}
          onLeave={(field) => setLeft((held) => new Set(held).add(field))}
          errorOf={errorOf}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('partner.rates')}</legend>
        <RateFields
          rates={bounds}
          draft={draft}
          nick={model.memNick === '' ? t('partner.create.new') : model.memNick}
          isReadOnly={false}
          onChange={(type, kind, text) =>
            setDraft((held) => ({ ...held, [type]: { ...held[type], [kind]: text } }))
          }
        />
      </fieldset>
      {isTried && broken.size > 0 && (
        <PartialNotice tone="warn">{signup('signup.errorCount', { count: broken.size })}</PartialNotice>
      )}
      <FailureNotice failure={refusedField === undefined ? failure : undefined} />
      <p className={styles.note}>{note}</p>
      <Button
        type="submit"
        variant="filled"
        size="lg"
        busy={busy}
        disabled={rank === undefined || rates === undefined}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
