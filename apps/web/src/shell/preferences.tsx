import { useLocale, useText } from '@hanpan/client';
import { type Locale, localeNames, shellTexts } from '@hanpan/messages';
import { IconButton, Select } from '@hanpan/ui';
import { useSite } from '../app/site.ts';
import styles from './preferences.module.css';
import { useTheme } from './theme.ts';

const everyLocale: readonly Locale[] = ['ko', 'en', 'vi'];

/** Language (LG-01) and theme. A site may offer fewer languages. */
export function Preferences() {
  const t = useText(shellTexts);
  const { locale, setLocale } = useLocale();
  const { theme, toggle } = useTheme();
  const offered = useSite()?.locales ?? everyLocale;
  return (
    <div className={styles.preferences}>
      <Select
        aria-label={t('shell.language')}
        size="sm"
        options={offered.map((each) => ({ value: each, label: localeNames[each] }))}
        value={locale}
        onChange={setLocale}
      />
      <IconButton
        icon={theme === 'dark' ? 'sun' : 'moon'}
        label={t(theme === 'dark' ? 'shell.themeLight' : 'shell.themeDark')}
        onClick={toggle}
      />
    </div>
  );
}
