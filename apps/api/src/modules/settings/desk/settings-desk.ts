import {
  type AnswerOf,
  type BodyOf,
  type ResultCode,
  type SettingGroup,
  settingGroups,
} from '@hanpan/contract';
import type { Database, Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import { listAudit } from '../../../kernel/audit-store.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { isoOf } from '../../../kernel/clock.ts';
import { fail } from '../../../kernel/failure.ts';
import { need } from '../../../kernel/need.ts';
import { revisionOf } from '../../../kernel/revision.ts';
import { lockSite, replaceSettings, siteById } from '../../../kernel/site-store.ts';
import type { Site } from '../../../kernel/sites.ts';
import { settingsFrom } from '../site-settings.ts';
import type { FieldSpec, ValueSpec } from './field-spec.ts';
import { fieldsOfGroup } from './fields.ts';
import { isZoneFixed } from './fixed-zone-store.ts';
import { type Change, judgeChanges, type Problem, shownValue, zoneKey } from './judge-changes.ts';
import { referrerProblem } from './referrer-problem.ts';

type GroupState = AnswerOf<'/api/console/settings'>['groups'][number];

const boundsOf = ({ min, max, choices, optional }: Partial<ValueSpec>) => ({
  min: min ?? null,
  max: max ?? null,
  choices: [...(choices ?? [])],
  optional: optional === true,
});

function presentField(field: FieldSpec, settings: unknown, initial: unknown, fixed: boolean) {
  const columns = field.kind === 'rows' ? field.columns : [];
  return {
    key: field.key,
    kind: field.kind,
    fixed,
    ...boundsOf(field.kind === 'rows' ? { max: field.max, ...(field.min && { min: field.min }) } : field),
    columns: columns.map((column) => ({ key: column.key, kind: column.kind, ...boundsOf(column) })),
    value: JSON.stringify(shownValue(field, settings)),
    initial: JSON.stringify(shownValue(field, initial)),
  };
}

/** A group as it is now, with what it begins with and a name for exactly this state. */
function presentGroup(site: Site, group: SettingGroup, zoneIsFixed: boolean): GroupState {
  const settings = settingsFrom(site.settings);
  const initial = settingsFrom({});
  const fields = fieldsOfGroup(group).map((field) =>
    presentField(field, settings, initial, zoneIsFixed && field.key === zoneKey),
  );
  const values = fields.map(({ key, value }) => [key, value]);
  return { group, fields, revision: revisionOf(values) };
}

/** As they are now: what a process remembers of a site may be some seconds old. */
export async function readSettings(database: Database, { site }: OperatorContext) {
  const now = need(await siteById(database, site.id), 'the site of an operator');
  const zoneIsFixed = await isZoneFixed(database, site.id);
  return { groups: settingGroups.map((group) => presentGroup(now, group, zoneIsFixed)) };
}

const subjectOf = (group: SettingGroup) => `settings:${group}`;

const codeOfProblem = {
  unknown: 'S001',
  value: 'S001',
  order: 'S002',
  unit: 'S002',
  cost: 'S002',
  floor: 'S002',
  twice: 'S002',
  lockout: 'S003',
  fixed: 'S004',
} as const satisfies Record<Problem['kind'], ResultCode>;

/**
 * Changes settings of one group. Fails with S001 where a value is out of its bounds or names nobody, S002 where two of them do not go
 * together, S003 where the operator would lock itself out, S004 where the zone would change after there was play, and T999 where the group is no longer as it was read.
 */
export async function saveSettings(
  tx: Tx,
  context: OperatorContext,
  { group, revision, changes: asked, reason }: BodyOf<'/api/console/settings/save'>,
) {
  const site = need(await lockSite(tx, context.site.id), 'the site of an operator');
  const zoneIsFixed = await isZoneFixed(tx, site.id);
  const asking = { group, changes: asked, address: context.address, zoneIsFixed };
  const judged = judgeChanges(site.settings, asking);
  const unfit = await referrerProblem(tx, site.id, judged.changes);
  const [problem] = [...judged.problems, ...unfit];
  if (problem !== undefined) return fail(codeOfProblem[problem.kind]);
  if (presentGroup(site, group, zoneIsFixed).revision !== revision) return fail('T999');
  await replaceSettings(tx, site.id, judged.stored);
  const sideOf = (side: 'before' | 'after') =>
    Object.fromEntries(judged.changes.map((change) => [change.key, change[side]]));
  await recordAction(tx, context, 'settings.change', subjectOf(group), {
    reason,
    before: sideOf('before'),
    after: sideOf('after'),
  });
  return { group: presentGroup({ ...site, settings: judged.stored }, group, zoneIsFixed) };
}

const historyShown = 50;

/** Who changed a group, from the audit log, which holds the values of both sides. */
export async function settingsHistory(
  database: Database,
  { site }: OperatorContext,
  { group }: BodyOf<'/api/console/settings/history'>,
) {
  const all = { actor: '', search: '', startDate: null, endDate: null, timeZone: 'UTC', sort: null };
  const filter = { ...all, siteId: site.id, action: 'settings.change', subject: subjectOf(group) };
  const rows = await listAudit(database, filter, { limit: historyShown, offset: 0 });
  return {
    list: rows.map(({ id, at, actor, detail }) => ({
      auditIdx: id,
      at: isoOf(at),
      by: actor,
      reason: String(detail.reason ?? ''),
      changes: changesOf(detail),
    })),
  };
}

function changesOf({ before, after }: Readonly<Record<string, unknown>>): Change[] {
  const [was, is] = [before, after].map((side) => (side ?? {}) as Readonly<Record<string, string>>);
  return Object.keys(is ?? {}).map((key) => ({ key, before: was?.[key] ?? '', after: is?.[key] ?? '' }));
}
