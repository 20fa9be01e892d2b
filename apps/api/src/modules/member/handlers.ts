import type { Database } from '@hanpan/db';
import { isOfLegalAge, pinFailuresBeforeLock, siteDate } from '@hanpan/rules';
import type { Handlers } from '../../kernel/call-context.ts';
import { isoOf, isoOrNull } from '../../kernel/clock.ts';
import { isFailure } from '../../kernel/failure.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { endSession, renewSession } from '../../kernel/sessions.ts';
import type { Site } from '../../kernel/sites.ts';
import { maskAccountNumber, maskPhone } from '../../kernel/text-mask.ts';
import { settingsOf } from '../settings/index.ts';
import { describeSecurity, forgetDevices } from './account-security.ts';
import { setCashBlocks, unlockPin } from './cash-access.ts';
import { checkName } from './check-name.ts';
import { decideMember } from './decide-member.ts';
import { describeSession } from './describe-member.ts';
import { setPlayAccess } from './play-access.ts';
import type { MemberServices } from './services.ts';
import { signInMember } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { countMembers, listMembers, type MemberRow, memberById } from './store.ts';
import { treeOf } from './tree-store.ts';
import { checkBeforeUpdate, updateAccount } from './update-account.ts';

type MemberPath =
  | '/api/member/login'
  | '/api/member/signup'
  | '/api/member/info'
  | '/api/getToken'
  | '/api/member/logout'
  | '/api/member/update'
  | '/api/member/security'
  | '/api/member/forgetDevice'
  | '/api/member/checkName'
  | '/api/console/members'
  | '/api/console/members/decide'
  | '/api/console/members/unlockPin'
  | '/api/console/members/cashBlocks'
  | '/api/console/members/playAccess';

/** Completed years on the site's calendar. */
function ageOf(birthDate: string | null, timeZone: string, nowMs: number): number | null {
  if (birthDate === null) return null;
  const years = Number(siteDate(nowMs, timeZone).slice(0, 4)) - Number(birthDate.slice(0, 4));
  return isOfLegalAge(birthDate, years, timeZone, nowMs) ? years : years - 1;
}

async function describeRows(
  services: MemberServices,
  database: Database,
  site: Site,
  rows: readonly MemberRow[],
) {
  const { timeZone } = settingsOf(site);
  const trees = await treeOf(
    database,
    rows.map((row) => row.id),
  );
  return Promise.all(
    rows.map(async (row) => {
      const holdings = await services.ledger.holdings(database, { siteId: row.site_id, memberId: row.id });
      return {
        memberKey: row.id,
        memId: row.mem_id,
        memNick: row.nickname,
        memName: row.holder_name,
        phone: maskPhone(services.sealer.open(row.phone_cipher)),
        bankName: row.bank_name ?? '',
        accountNumber: maskAccountNumber(services.sealer.open(row.account_cipher)),
        recommenderId: row.recommender,
        tree: trees.get(row.id) ?? [],
        status: row.status,
        memLevel: row.level,
        ageYears: ageOf(row.birth_date, timeZone, services.clock()),
        appliedAt: isoOf(row.applied_at),
        decidedAt: isoOrNull(row.decided_at),
        decidedBy: row.decided_by,
        cashAmt: holdings.cash,
        pointAmt: holdings.point,
        depositAllowed: row.deposit_allowed,
        withdrawalAllowed: row.withdrawal_allowed,
        bettingAllowed: row.betting_allowed,
        pinLocked: row.pin_failures >= pinFailuresBeforeLock,
      };
    }),
  );
}

export function memberHandlers(services: MemberServices) {
  const { database, clock } = services;
  const describeOne = async (site: Site, memberId: number) => {
    const row = await memberById(database, memberId);
    const [member] = row === undefined ? [] : await describeRows(services, database, site, [row]);
    if (member === undefined) throw new Error(`member ${memberId} is gone`);
    return { member };
  };
  return {
    '/api/member/login': (context, body) => signInMember(services, context, body),
    '/api/member/signup': ({ site }, body) => signUp(services, site, body),

    '/api/member/info': ({ memberId, session: { expiresAt }, readableToken: token }) =>
      describeSession(services, memberId, { token, expiresAt }),

    '/api/getToken': async ({ session, token: used, keepSession }) => {
      const { token, expiresAt } = await database.transaction((tx) =>
        renewSession(tx, clock, session.sessionId, used),
      );
      return { token: keepSession(token, expiresAt), expiresAt: isoOf(expiresAt) };
    },

    '/api/member/logout': async ({ session, dropSession }) => {
      await database.transaction((tx) => endSession(tx, clock, session.sessionId));
      dropSession();
      return {};
    },

    '/api/member/update': {
      before: (context, body) => checkBeforeUpdate(services, context, body),
      run: (context, body, tx) => updateAccount(services, tx, context, body),
    },
    '/api/member/security': (context) => describeSecurity(services, context),
    '/api/member/forgetDevice': (context, { deviceIdx }, tx) => forgetDevices(tx, context, deviceIdx),
    '/api/member/checkName': ({ site }, body) => checkName(services, site, body),

    '/api/console/members': async ({ site }, { status, search, page }) => {
      const filter = { siteId: site.id, status, search, ...pageOf(page, consolePageSize) };
      const rows = await listMembers(database, filter);
      return {
        list: await describeRows(services, database, site, rows),
        pageInfo: pageInfoOf(page, consolePageSize, await countMembers(database, filter)),
      };
    },

    '/api/console/members/decide': async (context, body) => {
      const decided = await decideMember(services, context, body);
      return isFailure(decided) ? decided : describeOne(context.site, decided.memberId);
    },

    '/api/console/members/unlockPin': async (context, { memberKey }) => {
      const unlocked = await unlockPin(database, context, memberKey);
      return isFailure(unlocked) ? unlocked : describeOne(context.site, memberKey);
    },

    '/api/console/members/cashBlocks': async (context, body) => {
      const changed = await setCashBlocks(database, context, body);
      return isFailure(changed) ? changed : describeOne(context.site, body.memberKey);
    },

    '/api/console/members/playAccess': async (context, body) => {
      const changed = await setPlayAccess(database, context, body);
      return isFailure(changed) ? changed : describeOne(context.site, body.memberKey);
    },
  } satisfies Handlers<MemberPath>;
}
