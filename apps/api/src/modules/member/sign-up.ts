import type { AnswerOf, BodyOf, FailureOf } from '@hanpan/contract';
import { isSqlState, type Tx } from '@hanpan/db';
import {
  checkSignup,
  type MemberPolicy,
  normaliseKoreanMobile,
  plainName,
  type SignupField,
} from '@hanpan/rules';
import type { GuestContext } from '../../kernel/call-context.ts';
import { type Failure, fail, isFailure } from '../../kernel/failure.ts';
import { isFrequentPassword } from '../../kernel/frequent-password.ts';
import { type KeyedRequest, once, storedAnswer } from '../../kernel/idempotency.ts';
import { emit } from '../../kernel/outbox.ts';
import type { Site } from '../../kernel/sites.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { acceptCurrent } from '../document/index.ts';
import { settingsOf } from '../settings/index.ts';
import { loginsOf } from './account-names.ts';
import { isPartner } from './describe-member.ts';
import { refuseTakenContact } from './refuse-taken-contact.ts';
import type { MemberServices } from './services.ts';
import { forgiveFailures } from './sign-in-store.ts';
import { insertMember, isBank, memberByName, type NewMember, setAccounts } from './store.ts';

type SignUpCode = FailureOf<'/api/member/signup'>;
type SignUpBody = BodyOf<'/api/member/signup'>;
type SignUpAnswer = AnswerOf<'/api/member/signup'> | Failure<SignUpCode>;

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

type FormCode = Exclude<SignUpCode, 'D002' | 'U129' | 'U112' | 'U113' | 'U114' | 'U115'>;

/** The fields of the form, but who referred the applicant. */
export type ApplicantForm = Pick<SignUpBody, Exclude<SignupField, 'recommenderId'>>;

/**
 * Fails with the rule of the first wrong field (U101–U109, U126); U112 where the form asks who referred the applicant. `always`
 * is what the form asks for whatever the site has set.
 */
export async function checkApplicant(
  { database, clock, isBreached }: MemberServices,
  site: Site,
  form: ApplicantForm & { readonly recommenderId: string },
  always: Pick<Partial<MemberPolicy>, 'birthDateRequired'> = {},
): Promise<Failure<FormCode | 'U112'> | undefined> {
  const policy = { ...settingsOf(site).memberPolicy, ...always };
  const broken = checkSignup(form, policy, clock(), site.name);
  // Of the fields only the id comes before the password.
  if (broken?.field !== 'memId' && (isFrequentPassword(form.memPass) || (await isBreached(form.memPass))))
    return fail('U102', textParams(site, 'memPass'));
  if (broken?.code === 'U126') return fail('U126');
  if (broken !== undefined) return fail(codeOfField[broken.field], textParams(site, broken.field));
  if (!(await isBank(database, form.bank))) return fail('U107');
  return undefined;
}

/**
 * Fails with U129 for an excluded person. It is asked last, of an application that would be taken: whoever tries names learns of no
 * other answer.
 */
export async function refuseExcluded(
  { isExcludedPerson }: Pick<MemberServices, 'isExcludedPerson'>,
  form: Pick<ApplicantForm, 'memName' | 'birthDate'>,
): Promise<Failure<'U129'> | undefined> {
  const birthDate = form.birthDate.trim();
  const isExcluded = birthDate !== '' && (await isExcludedPerson({ name: form.memName, birthDate }));
  return isExcluded ? fail('U129') : undefined;
}

/** The row of an applicant whose form is right, with its secrets hashed and its contacts sealed. */
export async function applicantOf(
  { hasher, sealer, clock }: MemberServices,
  site: Site,
  form: ApplicantForm,
): Promise<Omit<NewMember, 'parentId'>> {
  const phone = normaliseKoreanMobile(form.memPhone) ?? form.memPhone;
  return {
    siteId: site.id,
    memId: form.memId,
    nickname: plainName(form.memNick),
    passwordHash: await hasher.hash(form.memPass),
    pinHash: await hasher.hash(form.cashOutPass),
    phoneCipher: sealer.seal('member.phone', phone),
    phoneIndex: sealer.blindIndex('phone', phone),
    bankCode: form.bank,
    accountCipher: sealer.seal('member.account', form.bankacc),
    accountIndex: sealer.blindIndex('account', form.bankacc),
    holderName: plainName(form.memName),
    birthDate: form.birthDate.trim() || null,
    appliedAt: clock.date(),
  };
}

/**
 * Stores a member with its accounts. What was guessed at an id before anybody had it is none of its failures. Fails with
 * what is already taken (U116–U119): the transaction is of no more use then, and the caller returns the failure.
 */
export async function storeApplicant(
  services: MemberServices,
  tx: Tx,
  member: NewMember,
): Promise<number | Failure<'U116' | 'U117' | 'U118' | 'U119'>> {
  const { ledger, clock, sealer } = services;
  try {
    const { siteId, memId } = member;
    const taken = await refuseTakenContact(services, tx, siteId, {
      phone: sealer.open('member.phone', member.phoneCipher),
      account: sealer.open('member.account', member.accountCipher),
    });
    if (taken !== undefined) return taken;
    const memberId = await insertMember(tx, member);
    await forgiveFailures(tx, siteId, [loginsOf(memId)], clock.date());
    await setAccounts(tx, memberId, await ledger.openMemberAccounts(tx, { siteId, memberId }));
    return memberId;
  } catch (error) {
    for (const [constraint, code] of Object.entries(codeOfConstraint)) {
      if (isSqlState(error, 'uniqueViolation', constraint)) return fail(code);
    }
    throw error;
  }
}

/**
 * A new member, pending, once per key: whoever lost the answer and asks again is not told that the id is taken, which would
 * be by its own application. Fails with C999, U115 (sign-up closed), the rule of the first wrong field (U101–U109), the referrer's
 * codes (U112–U114), D002 (a document was accepted that is not current), what is already taken (U116–U119) and last U129 (an excluded person).
 */
export async function signUp(
  services: MemberServices,
  { site, address }: Pick<GuestContext, 'site' | 'address'>,
  body: SignUpBody,
  request: KeyedRequest,
): Promise<SignUpAnswer> {
  const known = await storedAnswer<SignUpAnswer>(services.database, request);
  if (known !== undefined) return known;
  const settings = settingsOf(site);
  if (!settings.signupOpen) return fail('U115');
  const wrong = await checkApplicant(services, site, body);
  if (wrong !== undefined) return wrong;

  const recommenderId = body.recommenderId.trim() || (settings.memberPolicy.presetRecommenderId ?? '');
  const parentId = await findRecommender(services, site, recommenderId);
  if (typeof parentId !== 'number') return parentId;
  const applicant = await applicantOf(services, site, body);
  return inTransaction(services.database, (tx) =>
    once<SignUpAnswer>(tx, request, async () => {
      const stored = await storeApplicant(services, tx, { ...applicant, parentId });
      if (isFailure(stored)) return stored;
      const acceptor = { siteId: site.id, memberId: stored, address, at: services.clock.date() };
      const refused = await acceptCurrent(tx, acceptor, body.documents);
      if (refused !== undefined) return refused;
      const excluded = await refuseExcluded(services, body);
      if (excluded !== undefined) return excluded;
      await emit(tx, `operators:${site.id}`, 'queue', { kind: 'signup', change: 'new' });
      return { memId: body.memId };
    }),
  );
}
