import { useText } from '@hanpan/client';
import { FormDialog } from '@hanpan/kit';
import { consoleBannerTexts, formTexts, localeNames, locales } from '@hanpan/messages';
import { Button, Checkbox, Field, PartialNotice, Select, Switch, TextInput } from '@hanpan/ui';
import { useState } from 'react';
import { type Moment, MomentField } from '../../app/moment-field.tsx';
import { ArtField } from './art-field.tsx';
import { BannerWords } from './banner-words.tsx';
import styles from './banners.module.css';
import { type BannerDraft, bannerKinds, isTarget, isUntitled } from './model.ts';
import { useBanners, useSaveBanner } from './use-banners.ts';

type Period = Record<'startsAt' | 'endsAt', Moment>;

const layouts = ['both', 'desktop', 'mobile'] as const;

/** Everything about one banner: where, when, to whom, what it says and shows. */
export function BannerDialog({ start, onClose }: { start: BannerDraft; onClose: () => void }) {
  const t = useText(consoleBannerTexts);
  const saving = useSaveBanner(onClose);
  const [draft, setDraft] = useState(start);
  const [period, setPeriod] = useState<Period>({
    startsAt: start.startsAt ?? null,
    endsAt: start.endsAt ?? null,
  });
  const [isTried, setTried] = useState(false);
  const form = useText(formTexts);
  const { startsAt, endsAt } = period;
  const isHalf = startsAt === undefined || endsAt === undefined;
  const change = (part: Partial<BannerDraft>) => setDraft((held) => ({ ...held, ...part }));
  const isWrong = isUntitled(draft) || !isTarget(draft.target);
  const submit = () => {
    setTried(true);
    if (!isWrong && !isHalf) void saving.save({ ...draft, startsAt, endsAt });
  };
  return (
    <FormDialog
      layer="confirm"
      size="lg"
      title={t(start.bannerIdx === null ? 'consoleBanner.newTitle' : 'consoleBanner.editTitle')}
      onClose={onClose}
      submitLabel={t('consoleBanner.save')}
      onSubmit={submit}
      call={saving}
      blocked={isHalf && form('form.halfMoment')}
      refusal={saving.failure?.code === 'T999' && <Meanwhile draft={draft} onChange={change} />}
    >
      <div className={styles.pair}>
        <Field label={t('consoleBanner.kind')}>
          <Select
            options={bannerKinds.map((value) => ({ value, label: t(`consoleBanner.kind.${value}`) }))}
            value={draft.kind}
            onChange={(kind) => change({ kind })}
          />
        </Field>
        <Field label={t('consoleBanner.layout')}>
          <Select
            options={layouts.map((value) => ({ value, label: t(`consoleBanner.layout.${value}`) }))}
            value={draft.layout}
            onChange={(layout) => change({ layout })}
          />
        </Field>
      </div>
      <BannerWords
        draft={draft}
        titleError={isTried && isUntitled(draft) && t('consoleBanner.titleMissing')}
        onChange={change}
      />
      <ArtField art={draft.art} onChange={(art) => change({ art })} />
      <Field
        label={t('consoleBanner.target')}
        hint={t('consoleBanner.targetHint')}
        required
        error={isTried && !isTarget(draft.target) && t('consoleBanner.targetWrong')}
      >
        <TextInput
          autoComplete="off"
          maxLength={200}
          value={draft.target}
          onChange={({ target }) => change({ target: target.value })}
        />
      </Field>
      <Readers draft={draft} onChange={change} />
      <PeriodFields start={start} onChange={(part) => setPeriod((held) => ({ ...held, ...part }))} />
      <Switch label={t('consoleBanner.isOn')} checked={draft.isOn} onChange={(isOn) => change({ isOn })} />
    </FormDialog>
  );
}

/** Somebody else saved it: what was typed stays, and goes over theirs only where that is said. */
function Meanwhile({ draft, onChange }: PartProps) {
  const t = useText(consoleBannerTexts);
  const { data } = useBanners();
  const held = data?.list.find(({ bannerIdx }) => bannerIdx === draft.bannerIdx);
  const isTaken = held !== undefined && held.revision === draft.revision;
  return (
    <PartialNotice
      tone="warn"
      action={
        held !== undefined &&
        !isTaken && (
          <Button size="sm" onClick={() => onChange({ revision: held.revision })}>
            {t('consoleBanner.mine')}
          </Button>
        )
      }
    >
      {t('consoleBanner.meanwhile', { name: held?.savedBy ?? '-' })}
    </PartialNotice>
  );
}

interface PartProps {
  readonly draft: BannerDraft;
  readonly onChange: (part: Partial<BannerDraft>) => void;
}

function Readers({ draft: { locales: shown }, onChange }: PartProps) {
  const t = useText(consoleBannerTexts);
  const toggle = (locale: (typeof locales)[number], isOn: boolean) => {
    const next = locales.filter((each) => (each === locale ? isOn : (shown ?? locales).includes(each)));
    if (next.length > 0) onChange({ locales: next.length === locales.length ? null : next });
  };
  return (
    <fieldset className={styles.line}>
      <legend className={styles.hint}>{t('consoleBanner.languages')}</legend>
      {locales.map((locale) => (
        <Checkbox
          key={locale}
          label={localeNames[locale]}
          checked={(shown ?? locales).includes(locale)}
          onChange={(isOn) => toggle(locale, isOn)}
        />
      ))}
    </fieldset>
  );
}

interface PeriodProps {
  readonly start: BannerDraft;
  readonly onChange: (part: Partial<Period>) => void;
}

function PeriodFields({ start, onChange }: PeriodProps) {
  const t = useText(consoleBannerTexts);
  const hint = t('consoleBanner.periodHint');
  return (
    <div className={styles.pair}>
      <MomentField
        label={t('consoleBanner.from')}
        hint={hint}
        start={start.startsAt ?? null}
        onChange={(startsAt) => onChange({ startsAt })}
      />
      <MomentField
        label={t('consoleBanner.to')}
        hint={hint}
        start={start.endsAt ?? null}
        onChange={(endsAt) => onChange({ endsAt })}
      />
    </div>
  );
}
