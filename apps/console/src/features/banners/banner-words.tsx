import { useText } from '@hanpan/client';
import { consoleBannerTexts, type Locale, localeNames, locales } from '@hanpan/messages';
import { Field, SegmentedControl, TextArea, TextInput } from '@hanpan/ui';
import { useState } from 'react';
import type { BannerDraft } from './model.ts';

interface BannerWordsProps {
  readonly draft: BannerDraft;
  readonly titleError: string | false;
  readonly onChange: (part: Partial<BannerDraft>) => void;
}

/** What it says, one language after the other. */
export function BannerWords({ draft, titleError, onChange }: BannerWordsProps) {
  const t = useText(consoleBannerTexts);
  const [locale, setLocale] = useState<Locale>('ko');
  const typed = (name: 'kicker' | 'title' | 'body' | 'action', value: string) =>
    onChange({ [name]: { ...draft[name], [locale]: value } });
  return (
    <>
      <SegmentedControl
        label={t('consoleBanner.words')}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
        value={locale}
        onChange={setLocale}
      />
      <Field label={t('consoleBanner.kicker')}>
        <TextInput
          lang={locale}
          maxLength={60}
          value={draft.kicker[locale]}
          onChange={({ target }) => typed('kicker', target.value)}
        />
      </Field>
      <Field label={t('consoleBanner.heading')} required error={titleError}>
        <TextInput
          lang={locale}
          maxLength={100}
          value={draft.title[locale]}
          onChange={({ target }) => typed('title', target.value)}
        />
      </Field>
      <Field label={t('consoleBanner.body')}>
        <TextArea
          lang={locale}
          rows={3}
          maxLength={300}
          value={draft.body[locale]}
          onChange={({ target }) => typed('body', target.value)}
        />
      </Field>
      <Field label={t('consoleBanner.action')}>
        <TextInput
          lang={locale}
          maxLength={40}
          value={draft.action[locale]}
          onChange={({ target }) => typed('action', target.value)}
        />
      </Field>
    </>
  );
}
