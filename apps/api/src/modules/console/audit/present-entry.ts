import { z } from 'zod';
import type { AuditEntry } from '../../../kernel/audit-store.ts';
import { isoOf } from '../../../kernel/clock.ts';

type Facts = ReadonlyMap<string, string>;

/** Every value of a stored object by its path: "rules.0.sport". */
function flatten(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value))
      flatten(each, path === '' ? name : `${path}.${name}`, into);
  } else if (path !== '') into.set(path, value === null ? '' : String(value));
  return into;
}

function changesBetween(before: Facts, after: Facts) {
  const fields = new Set([...before.keys(), ...after.keys()]);
  return [...fields].flatMap((field) => {
    const change = { field, before: before.get(field) ?? null, after: after.get(field) ?? null };
    return change.before === change.after ? [] : [change];
  });
}

const typedScores = z.array(
  z.object({ scope: z.string(), home: z.int(), away: z.int(), was: z.string().nullish() }),
);

/** The scores of a result, one line a scope: "1:1", and what held before where that was something else. */
function withScoreLines(detail: Readonly<Record<string, unknown>>) {
  const { data } = typedScores.safeParse(detail.scores);
  if (data === undefined) return detail;
  const lines = data.map(({ scope, home, away, was }) => {
    const now = `${home}:${away}`;
    return [scope, was == null || was === now ? now : `${was} → ${now}`];
  });
  return { ...detail, scores: Object.fromEntries(lines) };
}

/** An entry as a reader wants it: what differs by field, and the rest of what was written down. */
export function presentEntry({
  id,
  place,
  at,
  actor,
  actorId,
  action,
  subject,
  subjectName,
  subjectText,
  detail,
}: AuditEntry) {
  const { before, after, reason, ...rest } = detail;
  return {
    auditIdx: id,
    place,
    at: isoOf(at),
    actor,
    actorId,
    action,
    subject,
    subjectName,
    subjectText,
    reason: typeof reason === 'string' && reason !== '' ? reason : null,
    changes: changesBetween(flatten(before), flatten(after)),
    facts: [...flatten(withScoreLines(rest))].map(([field, value]) => ({ field, value })),
  };
}
