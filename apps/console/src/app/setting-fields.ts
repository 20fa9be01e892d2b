import { useCallQuery } from '@hanpan/client';
import type { SettingField } from './setting-values.ts';

/** The settings of the site by key, as the page of settings has them; undefined until it has told, or for one that is no longer there. */
export function useSettingFields(isAsked = true): (key: string) => SettingField | undefined {
  const { data } = useCallQuery('/api/console/settings', {}, { enabled: isAsked });
  return (key) => data?.groups.flatMap(({ fields }) => fields).find((each) => each.key === key);
}
