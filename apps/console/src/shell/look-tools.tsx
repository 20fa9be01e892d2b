import { useLocale, useText } from '@hanpan/client';
import { consoleShellTexts, localeNames, locales } from '@hanpan/messages';
import { IconButton, Select } from '@hanpan/ui';
import { useEffect } from 'react';
import { applyTheme, usePreferences } from '../app/preferences.ts';

const options = locales.map((locale) => ({ value: locale, label: localeNames[locale] }));

/** Language and theme: before and after signing in. */
export function LookTools() {
  const t = useText(consoleShellTexts);
  const { locale, setLocale } = useLocale();
  const { theme, setTheme } = usePreferences();
  useEffect(() => applyTheme(theme), [theme]);
  const isDark = theme === 'dark';
  return (
    <>
      <Select
        size="sm"
        aria-label={t('consoleShell.language')}
        options={options}
        value={locale}
        onChange={setLocale}
      />
      <IconButton
        size="sm"
        icon={isDark ? 'sun' : 'moon'}
        label={isDark ? t('consoleShell.themeToLight') : t('consoleShell.themeToDark')}
        onClick={() => setTheme(isDark ? 'light' : 'dark')}
      />
    </>
  );
}
