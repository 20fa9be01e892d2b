import { expect, test } from 'vitest';
import type { AuditEntry } from '../../../kernel/audit-store.ts';
import { presentEntry } from './present-entry.ts';

function entryWith(detail: AuditEntry['detail']): AuditEntry {
  return {
    siteId: 1,
    id: 1,
    place: 1,
    at: new Date('2026-11-30T08:00:00Z'),
    actor: '강민재',
    actorId: 'supervisor',
    action: 'sports.result',
    subject: 'event:2',
    subjectName: null,
    subjectText: null,
    detail,
  };
}

test('a typed result is one line a scope, with what held before where that was something else', () => {
  const scores = [
    { scope: 'match', home: 2, away: 1, was: '2:1' },
    { scope: 'h1', home: 1, away: 1, was: '1:0' },
    { scope: 'corners', home: 7, away: 3, was: null },
  ];
  expect(presentEntry(entryWith({ ending: 'played', scores })).facts).toEqual([
    { field: 'ending', value: 'played' },
    { field: 'scores.match', value: '2:1' },
    { field: 'scores.h1', value: '1:0 → 1:1' },
    { field: 'scores.corners', value: '7:3' },
  ]);
});

test('an entry from before that was written down is read as well, and a void has no scores', () => {
  const scores = [{ scope: 'h2', home: 0, away: 4 }];
  expect(presentEntry(entryWith({ scores })).facts).toEqual([{ field: 'scores.h2', value: '0:4' }]);
  expect(presentEntry(entryWith({ kind: 'void', scores: [] })).facts).toEqual([
    { field: 'kind', value: 'void' },
  ]);
});
