import { type AnswerOf, sessionTimes } from '@hanpan/contract';
import { zero } from '@hanpan/money';
import { addDays, listLimits, siteDate } from '@hanpan/rules';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { isoOf, isoOrNull } from '../../../kernel/clock.ts';
import { type Failure, fail } from '../../../kernel/failure.ts';
import { acceptancesOf } from '../../document/index.ts';
import {
  contactIndexes,
  describeRow,
  devicesOf,
  exclusionEnd,
  factorOf,
  failedLogins,
  identitiesOf,
  linkedAccounts,
  memberFacts,
  notesOf,
  sessionsOf,
  testAccountChanges,
} from '../../member/index.ts';
import { settingsOf } from '../../settings/index.ts';
import { turnoverProgress } from '../../turnover/index.ts';
import type { ConsoleServices } from '../services.ts';
import { figuresSince } from './store.ts';

const daysBack = 30;
const dayMs = 86_400_000;
const rowsShown = 20;
const notesShown = 100;

/** Everything that an operator looks at before it decides about a member. Fails with E404. */
export async function describeDetail(
  services: ConsoleServices,
  looker: Pick<OperatorContext, 'site' | 'locale' | 'shownNames'>,
  memberKey: number,
): Promise<AnswerOf<'/api/console/members/detail'> | Failure<'E404'>> {
  const { database, clock } = services;
  const { site } = looker;
  const member = await describeRow(services, looker, memberKey);
  if (member === undefined) return fail('E404');
  const siteId = site.id;
  const { timeZone } = settingsOf(site);
  const since = new Date(clock() - daysBack * dayMs);
  const account = `member:${member.memId.toLowerCase()}`;
  const day = addDays(siteDate(clock(), timeZone), 1 - daysBack);
  const open = { now: clock.date(), idleMs: sessionTimes.idleMs, limit: rowsShown };
  const facts = await memberFacts(database, memberKey);
  const contacts = await contactIndexes(services, memberKey);
  const [month, turnover, sessions, failed, devices, linked, notes, accepted, factor, tests, identity] =
    await Promise.all([
      figuresSince(database, { memberId: memberKey, day, timeZone }),
      turnoverProgress(database, memberKey),
      sessionsOf(database, memberKey, open),
      failedLogins(database, { siteId, account, since, limit: rowsShown }),
      devicesOf(database, { siteId, account }, since),
      linkedAccounts(database, { siteId, memberId: memberKey, ...contacts, since, limit: rowsShown }),
      notesOf(database, memberKey, notesShown),
      acceptancesOf(database, memberKey),
      factorOf(database, memberKey),
      testAccountChanges(database, memberKey, rowsShown),
      identitiesOf(database, memberKey, rowsShown),
    ]);
  return {
    member,
    month,
    turnover: {
      required: turnover?.required ?? zero,
      done: turnover?.done ?? zero,
      missing: turnover?.missing ?? zero,
    },
    limits: { own: listLimits(facts?.ownLimits ?? null), checkMinutes: facts?.checkMinutes ?? null },
    identity: identity.map(({ id, at, revokedBy, revokedAt, revokedFor, ...each }) => ({
      ...each,
      identityIdx: id,
      at: isoOf(at),
      revoked:
        revokedAt === null ? null : { by: revokedBy ?? '', at: isoOf(revokedAt), reason: revokedFor ?? '' },
    })),
    documents: accepted.map(({ acceptedAt, ...each }) => ({ ...each, acceptedAt: isoOf(acceptedAt) })),
    sessions: sessions.map(({ id, startedAt, seenAt, endedAt, address }) => ({
      sessionKey: id,
      startedAt: isoOf(startedAt),
      seenAt: isoOf(seenAt),
      endedAt: isoOrNull(endedAt),
      address,
    })),
    failedLogins: failed.map(({ at, address }) => ({ at: isoOf(at), address })),
    secondFactor: factor === undefined ? null : { ...factor, setAt: isoOf(factor.setAt) },
    devices: devices.map(({ id, system, browser, createdAt, seenAt }) => ({
      deviceKey: id,
      system,
      browser,
      firstAt: isoOf(createdAt),
      seenAt: isoOf(seenAt),
    })),
    linked: linked.map(({ id, memId, nickname, status, excludedUntil, by }) => ({
      memberKey: id,
      memId,
      memNick: nickname,
      status,
      excludedUntil: exclusionEnd(excludedUntil, clock()),
      by,
    })),
    testChanges: tests.map(({ at, ...change }) => ({ ...change, at: isoOf(at) })),
    notes: notes.map(({ id, body, isPinned, by, at }) => ({
      noteIdx: id,
      body,
      isPinned,
      by,
      at: isoOf(at),
    })),
  };
}
