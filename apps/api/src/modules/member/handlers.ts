import { type Handlers, selfKeyed } from '../../kernel/call-context.ts';
import { exchangeToken } from '../../kernel/exchange-token.ts';
import { isFailure } from '../../kernel/failure.ts';
import { need } from '../../kernel/need.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { describeSecurity, forgetDevices } from './account-security.ts';
import { changeLevel, logMemberOut, resetMemberPassword, revealField, writeNote } from './care-for-member.ts';
import { setCashBlocks, unlockPin } from './cash-access.ts';
import { checkName } from './check-name.ts';
import { closeAccount } from './closing/close-account.ts';
import { describeClosing } from './closing/describe-closing.ts';
import { reopenAccount } from './closing/reopen-account.ts';
import { decideMember } from './decide-member.ts';
import { describeSession } from './describe-member.ts';
import { describeRow, describeRows, type Looker } from './describe-rows.ts';
import { activateAccount, activateOwnAccount } from './dormancy/activate-account.ts';
import { dropMemberPin } from './drop-pin.ts';
import { endOwnSession } from './end-sessions.ts';
import { excludeSelf, exclusionOf } from './exclude-self.ts';
import { beginFactor, confirmOwnFactor, dropOwnFactor } from './factor/own-factor.ts';
import { takeFactor } from './factor/take-factor.ts';
import { lockMember } from './facts-store.ts';
import { revokeIdentity, verifyIdentity } from './identity/verify-identity.ts';
import { setPlayAccess } from './play-access.ts';
import { confirmOwnLimit, dropWish, ownLimits, setLimit } from './protection/own-limits.ts';
import { acknowledgeCheck, realityCheck, setRealityCheck } from './protection/reality-check.ts';
import type { MemberServices } from './services.ts';
import { signInMember } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { countMembers, listMembers } from './store.ts';
import { setTestAccount } from './test-accounts/set-test-account.ts';
import { updateAccount } from './update-account.ts';

type MemberPath =
  | '/api/member/login'
  | '/api/member/signup'
  | '/api/member/info'
  | '/api/getToken'
  | '/api/member/logout'
  | '/api/member/update'
  | '/api/member/security'
  | '/api/member/closing'
  | '/api/member/close'
  | '/api/member/activate'
  | '/api/member/forgetDevice'
  | '/api/member/factor/begin'
  | '/api/member/factor/confirm'
  | '/api/member/factor/drop'
  | '/api/member/checkName'
  | '/api/protection/exclusion'
  | '/api/protection/exclude'
  | '/api/protection/limits'
  | '/api/protection/setLimit'
  | '/api/protection/confirmLimit'
  | '/api/protection/dropLimit'
  | '/api/protection/check'
  | '/api/protection/setCheck'
  | '/api/protection/acknowledge'
  | '/api/console/members'
  | '/api/console/members/decide'
  | '/api/console/members/unlockPin'
  | '/api/console/members/cashBlocks'
  | '/api/console/members/playAccess'
  | '/api/console/members/activate'
  | '/api/console/members/reopen'
  | '/api/console/members/reveal'
  | '/api/console/members/level'
  | '/api/console/members/note'
  | '/api/console/members/endSessions'
  | '/api/console/members/resetPassword'
  | '/api/console/members/dropFactor'
  | '/api/console/members/dropPin'
  | '/api/console/members/testAccount'
  | '/api/console/members/verifyIdentity'
  | '/api/console/members/revokeIdentity';

export function memberHandlers(services: MemberServices) {
  const { database } = services;
  const describeOne = async (looker: Looker, memberId: number) => {
    return {
      member: need(await describeRow(services, looker, memberId), 'a member that was just changed'),
    };
  };
  return {
    '/api/member/login': (context, body) => signInMember(services, context, body),
    '/api/member/signup': selfKeyed((context, body, request) => signUp(services, context, body, request)),

    '/api/member/info': ({ site, memberId, session: { expiresAt }, readableToken: token }) =>
      describeSession(services, site, memberId, { token, expiresAt }),

    '/api/getToken': (context) => exchangeToken(services, context),

    '/api/member/logout': async ({ site, memberId, session, dropSession }) => {
      const holder = { siteId: site.id, memberId };
      await inTransaction(database, async (tx) => {
        await lockMember(tx, memberId);
        await endOwnSession(services, tx, holder, session.sessionId);
      });
      dropSession();
      return {};
    },

    '/api/member/update': selfKeyed((context, body, request) =>
      updateAccount(services, context, body, request),
    ),
    '/api/member/closing': (context) => describeClosing(services, context),
    '/api/member/close': (context, body) => closeAccount(services, context, body),
    '/api/member/activate': (context, body) => activateOwnAccount(services, context, body),
    '/api/member/security': (context) => describeSecurity(services, context),
    '/api/member/forgetDevice': (context, { deviceIdx }, tx) => forgetDevices(tx, context, deviceIdx),
    '/api/member/factor/begin': (context, body) => beginFactor(services, context, body),
    '/api/member/factor/confirm': (context, body) => confirmOwnFactor(services, context, body),
    '/api/member/factor/drop': (context, body) => dropOwnFactor(services, context, body),
    '/api/member/checkName': ({ site }, body) => checkName(services, site, body),

    '/api/protection/exclusion': (context) => exclusionOf(services, context),
    '/api/protection/exclude': (context, body) => excludeSelf(services, context, body),
    '/api/protection/limits': (context) => ownLimits(services, context),
    '/api/protection/setLimit': (context, body) => setLimit(services, context, body),
    '/api/protection/confirmLimit': (context, body) => confirmOwnLimit(services, context, body),
    '/api/protection/dropLimit': (context, body) => dropWish(services, context, body),
    '/api/protection/check': (context) => realityCheck(services, context),
    '/api/protection/setCheck': (context, body) => setRealityCheck(services, context, body),
    '/api/protection/acknowledge': (context) => acknowledgeCheck(services, context),

    '/api/console/members': async (context, { status, search, sort, page }) => {
      const { site, shownNames } = context;
      const digits = search.replace(/\D/g, '');
      const filter = {
        siteId: site.id,
        status,
        search,
        names: shownNames,
        sort,
        phoneIndexes: services.sealer.blindIndexes('phone', digits),
        accountIndexes: services.sealer.blindIndexes('account', digits),
        ...pageOf(page, consolePageSize),
      };
      const rows = await listMembers(database, filter);
      return {
        list: await describeRows(services, context, rows),
        pageInfo: pageInfoOf(page, consolePageSize, await countMembers(database, filter)),
      };
    },

    '/api/console/members/decide': async (context, body) => {
      const decided = await decideMember(services, context, body);
      return isFailure(decided) ? decided : describeOne(context, decided.memberId);
    },

    '/api/console/members/unlockPin': async (context, { memberKey }) => {
      const unlocked = await unlockPin(database, context, memberKey);
      return isFailure(unlocked) ? unlocked : describeOne(context, memberKey);
    },

    '/api/console/members/cashBlocks': async (context, body) => {
      const changed = await setCashBlocks(database, context, body);
      return isFailure(changed) ? changed : describeOne(context, body.memberKey);
    },

    '/api/console/members/playAccess': async (context, body) => {
      const changed = await setPlayAccess(database, context, body);
      return isFailure(changed) ? changed : describeOne(context, body.memberKey);
    },

    '/api/console/members/activate': async (context, body) => {
      const activated = await activateAccount(services, context, body);
      return isFailure(activated) ? activated : describeOne(context, body.memberKey);
    },

    '/api/console/members/reopen': async (context, body) => {
      const reopened = await reopenAccount(services, context, body);
      return isFailure(reopened) ? reopened : describeOne(context, body.memberKey);
    },

    '/api/console/members/reveal': (context, body) => revealField(services, context, body),
    '/api/console/members/level': async (context, body) => {
      const changed = await changeLevel(services, context, body);
      return isFailure(changed) ? changed : describeOne(context, body.memberKey);
    },
    '/api/console/members/note': (context, body) => writeNote(services, context, body),
    '/api/console/members/endSessions': (context, body) => logMemberOut(services, context, body),
    '/api/console/members/resetPassword': (context, body) => resetMemberPassword(services, context, body),
    '/api/console/members/dropFactor': (context, body) => takeFactor(services, context, body),
    '/api/console/members/dropPin': (context, body) => dropMemberPin(services, context, body),
    '/api/console/members/verifyIdentity': (context, body, tx) => verifyIdentity(services, tx, context, body),
    '/api/console/members/revokeIdentity': (context, body, tx) => revokeIdentity(services, tx, context, body),
    '/api/console/members/testAccount': async (context, body) => {
      const changed = await setTestAccount(services, context, body);
      return isFailure(changed) ? changed : describeOne(context, body.memberKey);
    },
  } satisfies Handlers<MemberPath>;
}
