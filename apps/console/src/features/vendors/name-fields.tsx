import { useText } from '@hanpan/client';
import type { LocalText } from '@hanpan/contract';
import { consoleVendorSetupTexts, locales } from '@hanpan/messages';
import { Field, TextInput } from '@hanpan/ui';

const labels = {
  ko: 'consoleVendorSetup.nameKo',
  en: 'consoleVendorSetup.nameEn',
  vi: 'consoleVendorSetup.nameVi',
} as const;

/** What a provider is called, in every language. */
export function NameFields({ names, onChange }: { names: LocalText; onChange: (names: LocalText) => void }) {
  const t = useText(consoleVendorSetupTexts);
  return locales.map((locale) => (
    <Field key={locale} label={t(labels[locale])} required>
      <TextInput
        maxLength={60}
        lang={locale}
        value={names[locale]}
        onChange={({ target }) => onChange({ ...names, [locale]: target.value })}
      />
    </Field>
  ));
}
