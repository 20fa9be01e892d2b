import type { AnswerOf, SettingGroup } from '@hanpan/contract';
import { amountsBelowStep, isWithinExpectedCost } from '@hanpan/rules';
import { isAddressRange, opensConsoleTo } from '../console-addresses.ts';
import { type SiteSettings, settingsFrom } from '../site-settings.ts';
import type { FieldSpec } from './field-spec.ts';
import { fieldsOfGroup } from './fields.ts';
import { type Stored, valueAt, withValueAt } from './paths.ts';
import { rowsOf, type ShownRow, storedRows } from './rows.ts';
import { schemaOf } from './value-schema.ts';

type Preview = AnswerOf<'/api/console/settings/preview'>;
export type Problem = Preview['problems'][number];
export type Change = Preview['changes'][number];

export interface Judged {
  readonly problems: readonly Problem[];
  readonly changes: readonly Change[];
  /** What the site would have stored. */
  readonly stored: Stored;
  /** And what that means; undefined where it is no working set of settings. */
  readonly settings: SiteSettings | undefined;
}

export const zoneKey = 'timeZone';

/** What a field shows of settings with all defaults filled in. */
export function shownValue(field: FieldSpec, settings: unknown): unknown {
  const value = valueAt(settings, field.key);
  return field.kind === 'rows' ? rowsOf(field, value) : (value ?? null);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Two rows of a record under one name would silently become one. */
function hasTwins(field: FieldSpec, rows: readonly ShownRow[]): boolean {
  if (field.kind !== 'rows') return false;
  const name = field.columns[0]?.key ?? '';
  const isNamed =
    field.record !== undefined || name === 'code' || name === 'days' || name === 'legs' || name === 'address';
  return isNamed && new Set(rows.map((row) => row[name])).size < rows.length;
}

/** Pairs of which the first is never above the second. */
const ordered = [
  ['deposit.minAmount', 'deposit.maxAmount'],
  ['withdrawal.minAmount', 'withdrawal.maxAmount'],
  ['bet.minAmount', 'bet.maxAmount'],
  ['minigame.minAmount', 'minigame.maxAmount'],
  ['memberPolicy.idMinLength', 'memberPolicy.idMaxLength'],
  ['memberPolicy.passwordMinLength', 'memberPolicy.passwordMaxLength'],
  ['memberPolicy.withdrawalPasswordMinLength', 'memberPolicy.withdrawalPasswordMaxLength'],
  ['memberPolicy.nicknameMinLength', 'memberPolicy.nicknameMaxLength'],
] as const;

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
}

/** What does not go together in settings whose values are each within their bounds. */
function conflictsIn(settings: SiteSettings, { group, address, changes: asked }: Asked): Problem[] {
  const keys = new Set(fieldsOfGroup(group).map(({ key }) => key));
  const problems: Problem[] = ordered.flatMap(([low, high]) =>
    keys.has(low) && Number(valueAt(settings, low)) > Number(valueAt(settings, high))
      ? [{ key: high, kind: 'order' as const }]
      : [],
  );
  const belowStep = amountsBelowStep(
    (name) => asked.some(({ key }) => key === name),
    (key) => valueAt(settings, key),
  );
  problems.push(...belowStep.map((key) => ({ key, kind: 'unit' as const })));
  const { prizes, maxExpectedCost } = settings.rotary;
  if (group === 'rewards' && !isWithinExpectedCost(prizes, maxExpectedCost))
    problems.push({ key: 'rotary.prizes', kind: 'cost' });
  if (group === 'site' && !isZone(settings.timeZone)) problems.push({ key: zoneKey, kind: 'value' });
  if (group === 'site') problems.push(...addressProblems(settings, address));
  return problems;
}

/** Whoever closes the console to everybody else may not do so to itself. */
function addressProblems(settings: SiteSettings, address: string): Problem[] {
  const key = 'consoleAddresses';
  if (settings.consoleAddresses.some((each) => !isAddressRange(each.address)))
    return [{ key, kind: 'value' }];
  return opensConsoleTo(settings, address) ? [] : [{ key, kind: 'lockout' }];
}

interface Asked {
  readonly group: SettingGroup;
  readonly changes: readonly { readonly key: string; readonly value: string }[];
  /** From where it is asked. */
  readonly address: string;
  /** Days of the site have been counted in its zone. */
  readonly zoneIsFixed: boolean;
}

/** Holds changes against the bounds of their fields, then against each other. Nothing is stored. */
export function judgeChanges(held: unknown, from: Asked): Judged {
  const { group, changes: asked } = from;
  const before = settingsFrom(held);
  const problems: Problem[] = [];
  const changes: Change[] = [];
  let stored = (held ?? {}) as Stored;
  for (const { key, value } of asked) {
    const field = fieldsOfGroup(group).find((each) => each.key === key);
    if (field === undefined) {
      problems.push({ key, kind: 'unknown' });
      continue;
    }
    const result = schemaOf(field).safeParse(parsed(value));
    if (!result.success) {
      problems.push({ key, kind: 'value' });
      continue;
    }
    if (hasTwins(field, result.data as ShownRow[])) problems.push({ key, kind: 'twice' });
    const next =
      field.kind === 'rows'
        ? storedRows(field, result.data as ShownRow[])
        : isRemoved(field, result.data)
          ? undefined
          : result.data;
    stored = withValueAt(stored, key, next);
    const [was, is] = [JSON.stringify(shownValue(field, before)), JSON.stringify(result.data)];
    if (was !== is) changes.push({ key, before: was, after: is });
    if (was !== is && key === zoneKey && from.zoneIsFixed) problems.push({ key, kind: 'fixed' });
  }
  if (problems.length > 0) return { problems, changes, stored, settings: undefined };
  const settings = trySettings(stored);
  if (settings === undefined)
    return { problems: [{ key: asked[0]?.key ?? '', kind: 'order' }], changes, stored, settings };
  return { problems: conflictsIn(settings, from), changes, stored, settings };
}

/** Where a setting has a default of its own, empty means that nobody has set it. */
function isRemoved(field: FieldSpec, value: unknown): boolean {
  return value === null && valueAt(settingsFrom({}), field.key) === undefined;
}

function trySettings(stored: Stored): SiteSettings | undefined {
  try {
    return settingsFrom(stored);
  } catch {
    return undefined;
  }
}
