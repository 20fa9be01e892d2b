import type { BodyOf, FailureOf } from '@hanpan/contract';
import { isSqlState } from '@hanpan/db';
import { checkSignup, normaliseKoreanMobile, plainName, type SignupField } from '@hanpan/rules';
import { type Failure, fail } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import type { Site } from '../../kernel/sites.ts';
import { settingsOf } from '../settings/index.ts';
import { isPartner } from './describe-member.ts';
import type { MemberServices } from './services.ts';
import { insertMember, isBank, memberByName, setAccounts } from './store.ts';

type SignUpCode = FailureOf<'/api/member/signup'>;
type SignUpBody = BodyOf<'/api/member/signup'>;

/** The code of a broken rule by its field; the rule's own message is the page's, which checks the same rules. */
const codeOfField = {
  memId: 'U101',
  memPass: 'U102',
  memPassCheck: 'U102',
  cashOutPass: 'U103',
  memNick: 'U105',
  memPhone: 'U104',
  recommenderId: 'U112',
  bank: 'U107',
  memName: 'U108',
  bankacc: 'U109',
  birthDate: 'U106',
} as const satisfies Record<SignupField, SignUpCode>;

/** Uniqueness is decided by the database, so two sign-ups at once cannot both succeed. */
const codeOfConstraint = {
  member_mem_id: 'U116',
  member_nickname: 'U117',
  member_nickname_look: 'U117',
  member_phone: 'U118',
  member_account: 'U119',
} as const satisfies Record<string, SignUpCode>;

function textParams(site: Site, field: SignupField) {
  const policy = settingsOf(site).memberPolicy;
  if (field === 'memId') return { min: policy.idMinLength, max: policy.idMaxLength };
  if (field === 'memNick') return { min: policy.nicknameMinLength, max: policy.nicknameMaxLength };
  return { min: policy.passwordMinLength, max: policy.passwordMaxLength };
}

async function findRecommender(
  services: MemberServices,
  site: Site,
  recommenderId: string,
): Promise<number | Failure<'U112' | 'U113' | 'U114'>> {
  const recommender = await memberByName(services.database, site.id, recommenderId);
  if (recommender === undefined) return fail('U112');
  if (!isPartner(recommender)) return fail('U113');
  return recommender.status === 'active' ? recommender.id : fail('U114');
}

/**
 * A new member, pending. Fails with U115 (sign-up closed), the rule of the first wrong field (U101–U109), the
 * referrer's codes (U112–U114) and what is already taken (U116–U119).
 */
export async function signUp(services: MemberServices, site: Site, body: SignUpBody) {
  const settings = settingsOf(site);
  if (!settings.signupOpen) return fail('U115');
  const policy = settings.memberPolicy;
  const broken = checkSignup(body, policy, services.clock());
  if (broken !== undefined) return fail(codeOfField[broken.field], textParams(site, broken.field));

  if (!(await isBank(services.database, body.bank))) return fail('U107');

  const recommenderId = body.recommenderId.trim() || (policy.presetRecommenderId ?? '');
  const parent = await findRecommender(services, site, recommenderId);
  if (typeof parent !== 'number') return parent;
  return storeMember(services, site, body, parent);
}

async function storeMember(services: MemberServices, site: Site, body: SignUpBody, parentId: number) {
  const { database, hasher, sealer, ledger, clock } = services;
  const phone = normaliseKoreanMobile(body.memPhone) ?? body.memPhone;
  const member = {
    siteId: site.id,
    memId: body.memId,
    nickname: plainName(body.memNick),
    passwordHash: await hasher.hash(body.memPass),
    pinHash: await hasher.hash(body.cashOutPass),
    phoneCipher: sealer.seal(phone),
    phoneIndex: sealer.blindIndex('phone', phone),
    bankCode: body.bank,
    accountCipher: sealer.seal(body.bankacc),
    accountIndex: sealer.blindIndex('account', body.bankacc),
    holderName: plainName(body.memName),
    birthDate: body.birthDate.trim() || null,
    parentId,
    appliedAt: clock.date(),
  };
  try {
    await database.transaction(async (tx) => {
      const memberId = await insertMember(tx, member);
      await setAccounts(tx, memberId, await ledger.openMemberAccounts(tx, { siteId: site.id, memberId }));
      await emit(tx, `operators:${site.id}`, 'queue', { kind: 'signup', change: 'new' });
    });
  } catch (error) {
    for (const [constraint, code] of Object.entries(codeOfConstraint)) {
      if (isSqlState(error, 'uniqueViolation', constraint)) return fail(code);
    }
    throw error;
  }
  return { memId: body.memId };
}
