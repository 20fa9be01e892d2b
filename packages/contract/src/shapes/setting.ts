import { z } from 'zod';

/** What a setting is, which says how it is written and typed. Values stay whole numbers in their unit. */
export const settingKinds = [
  ...(['won', 'points', 'count', 'minutes', 'hours', 'days', 'years', 'milliseconds'] as const),
  ...([
    'percent',
    'basisPoints',
    'times',
    'oddsMilli',
    'switch',
    'choice',
    'choices',
    'text',
    'time',
  ] as const),
] as const;
export type SettingKind = (typeof settingKinds)[number];

export const settingGroups = [
  ...(['site', 'signup', 'cash', 'bonus', 'approval', 'points', 'rewards', 'sports'] as const),
  ...(['liability', 'minigame', 'partner', 'help'] as const),
] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** How a value may be: a number within bounds, a text not longer, one of the choices. */
const bounds = {
  min: z.number().nullable(),
  max: z.number().nullable(),
  choices: z.array(z.string()),
  /** It may be left empty, which is null. */
  optional: z.boolean(),
};

const settingColumn = z.object({ key: z.string(), kind: z.enum(settingKinds), ...bounds });

const settingField = z.object({
  /** Where it stands in the settings of a site: "deposit.minAmount". */
  key: z.string(),
  kind: z.enum([...settingKinds, 'rows']),
  ...bounds,
  /** It can be changed no more. */
  fixed: z.boolean(),
  /** Of rows alone. */
  columns: z.array(settingColumn),
  /** As JSON: what holds now, and what holds where nobody has set anything. */
  value: z.string(),
  initial: z.string(),
});

export const settingGroupState = z.object({
  group: z.enum(settingGroups),
  fields: z.array(settingField),
  /** Of what was read; whoever saves names it, so that nobody's change is lost. */
  revision: z.string(),
});
