import { type SettingGroup, settingGroups } from '@hanpan/contract';
import type { FieldSpec } from './field-spec.ts';
import { helpFields } from './help-fields.ts';
import { playFields } from './play-fields.ts';
import { siteFields } from './site-fields.ts';

/** Every setting of a site that the console changes, by the group that it is shown in. */
const fieldsOf: Readonly<Record<SettingGroup, readonly FieldSpec[]>> = {
  ...siteFields,
  ...playFields,
  ...helpFields,
};

export function fieldsOfGroup(group: SettingGroup): readonly FieldSpec[] {
  return fieldsOf[group];
}

export const everyField: readonly FieldSpec[] = settingGroups.flatMap(fieldsOfGroup);
