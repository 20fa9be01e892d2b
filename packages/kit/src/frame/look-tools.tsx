import { useLocale, useText } from '@hanpan/client';
import { kitTexts, localeNames } from '@hanpan/messages';
import { IconButton, type IconButtonProps, Select } from '@hanpan/ui';
import { useTheme } from './theme.ts';

/** Language (LG-01), as far as the site offers a choice, and theme. */
export function LookTools({ size }: Pick<IconButtonProps, 'size'>) {
  const t = useText(kitTexts);
  const { locale, offered, setLocale } = useLocale();
  const { theme, toggle } = useTheme();
  const isDark = theme === 'dark';
  return (
    <>
      {offered.length > 1 && (
        <Select
          aria-label={t('kit.language')}
          size="sm"
          options={offered.map((each) => ({ value: each, label: localeNames[each] }))}
          value={locale}
          onChange={setLocale}
        />
      )}
      <IconButton
        size={size}
        icon={isDark ? 'sun' : 'moon'}
        label={t(isDark ? 'kit.themeLight' : 'kit.themeDark')}
        onClick={toggle}
      />
    </>
  );
}
