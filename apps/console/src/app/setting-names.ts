import { useLocale } from '@hanpan/client';
import {
  consoleSettingHelpNames,
  consoleSettingNames,
  consoleSettingPlayNames,
  type Text,
  translate,
} from '@hanpan/messages';

const names: Readonly<Record<string, Text>> = {
  ...consoleSettingNames,
  ...consoleSettingPlayNames,
  ...consoleSettingHelpNames,
};

/** What a setting is called, by its key, or a column of its rows by `column.` and its key; undefined where it has no name yet. */
export function useSettingNames(): (key: string) => string | undefined {
  const { locale } = useLocale();
  return (key) => {
    const text = names[`consoleSettingName.${key}`];
    return text && translate(text, locale);
  };
}
