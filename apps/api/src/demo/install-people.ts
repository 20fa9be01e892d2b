import { documentKinds, type StaffRole } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { flows, type Holder } from '@hanpan/ledger';
import { type Amount, amount } from '@hanpan/money';
import type { ApplicationServices } from '../application-services.ts';
import { insertOperator } from '../modules/console/index.ts';
import { acceptCurrent, installDocuments } from '../modules/document/index.ts';
import { admittedByName, insertMember, setAccounts } from '../modules/member/index.ts';
import { readDemoPeople } from './demo-data.ts';

export const demoPassword = 'hanpan-demo-1';
export const demoPin = '1234';
const openingAmount = amount(1_000_000);
/** What a partner has available to give to its downline. */
const floatAmount = amount(5_000_000);

/** As who signs up accepts them. */
const firstDocuments = documentKinds.map((kind) => ({ kind, version: 1 }));
const installedFrom = '127.0.0.1';
const dayMs = 86_400_000;

interface Person {
  readonly memId: string;
  readonly nickname: string;
  readonly holderName: string;
  readonly rank: string;
  readonly parentId: number | null;
  readonly joinedAt: Date;
  /** Makes phone and account number differ from everybody else's. */
  readonly number: number;
}

interface Secrets {
  readonly passwordHash: string;
  readonly pinHash: string;
}

async function install(
  services: ApplicationServices,
  tx: Tx,
  siteId: number,
  secrets: Secrets,
  person: Person,
): Promise<number> {
  const { sealer, ledger } = services;
  const digits = String(person.number).padStart(4, '0');
  const phone = `0100000${digits}`;
  const account = `1000000${digits}`;
  const memberId = await insertMember(tx, {
    ...secrets,
    siteId,
    memId: person.memId,
    nickname: person.nickname,
    phoneCipher: sealer.seal('member.phone', phone),
    phoneIndex: sealer.blindIndex('phone', phone),
    bankCode: '004',
    accountCipher: sealer.seal('member.account', account),
    accountIndex: sealer.blindIndex('account', account),
    holderName: person.holderName,
    birthDate: '1990-01-01',
    parentId: person.parentId,
    appliedAt: person.joinedAt,
    partnerRank: person.rank,
    status: 'active',
  });
  await setAccounts(tx, memberId, await ledger.openMemberAccounts(tx, { siteId, memberId }));
  const acceptor = { siteId, memberId, address: installedFrom, at: person.joinedAt };
  const refused = await acceptCurrent(tx, acceptor, firstDocuments);
  if (refused !== undefined) throw new Error(`the documents of site ${siteId} are not its first ones`);
  return memberId;
}

async function credit({ ledger }: ApplicationServices, tx: Tx, holder: Holder, sum: Amount, memId: string) {
  await ledger.postIn(tx, [flows.adjustmentCredit({ holder, amount: sum }, `demo:${memId}`)]);
}

interface Besides {
  readonly besides: readonly (readonly [string, string, string, string])[];
  readonly joinedAt: Date;
}

/** Partners beside the first line of the tree, so that it is one. */
async function installBesides(
  services: ApplicationServices,
  tx: Tx,
  siteId: number,
  secrets: Secrets,
  { besides, joinedAt }: Besides,
): Promise<void> {
  for (const [index, [memId, rank, name, above]] of besides.entries()) {
    const parentId = (await admittedByName(tx, siteId, [above])).get(above) ?? null;
    const person = { memId, nickname: name, holderName: name, rank, parentId, joinedAt, number: 201 + index };
    const memberId = await install(services, tx, siteId, secrets, person);
    await credit(services, tx, { siteId, memberId }, floatAmount, memId);
  }
}

/** The ids of the store at the end of the tree, and of the members under it. */
export interface DemoMembers {
  readonly storeId: number;
  readonly memberIds: readonly number[];
}

/**
 * The tree head01 › … › store01 and four partners beside it with five million won each, five members under the store with a million each, and two
 * operators. Who joined has accepted the documents then, which were published as the site opened.
 */
export async function installPeople(
  services: ApplicationServices,
  tx: Tx,
  siteId: number,
): Promise<DemoMembers> {
  const { hasher, clock } = services;
  const { partners, besides, members, operators, ...ages } = await readDemoPeople();
  const openedAt = new Date(clock() - ages.openedDaysAgo * dayMs);
  const joinedAt = new Date(clock() - ages.joinedDaysAgo * dayMs);
  await installDocuments(tx, siteId, openedAt);
  const secrets = { passwordHash: await hasher.hash(demoPassword), pinHash: await hasher.hash(demoPin) };
  let parentId: number | null = null;
  for (const [index, [memId, rank, name]] of partners.entries()) {
    const names = { memId, nickname: name, holderName: name };
    const person = { ...names, rank, parentId, joinedAt: openedAt, number: index + 1 };
    parentId = await install(services, tx, siteId, secrets, person);
    await credit(services, tx, { siteId, memberId: parentId }, floatAmount, memId);
  }
  if (parentId === null) throw new Error('the demo has no partners');
  await installBesides(services, tx, siteId, secrets, { besides, joinedAt: openedAt });
  const memberIds: number[] = [];
  for (const [index, [memId, nickname, holderName]] of members.entries()) {
    const names = { memId, nickname, holderName };
    const person = { ...names, rank: 'NORMAL', parentId, joinedAt, number: 101 + index };
    const memberId = await install(services, tx, siteId, secrets, person);
    await credit(services, tx, { siteId, memberId }, openingAmount, memId);
    memberIds.push(memberId);
  }
  for (const [operatorId, role, name] of operators) {
    const { passwordHash } = secrets;
    // The demo is one site: its owner leads the platform too.
    const isPlatform = role === 'supervisor';
    const roles: readonly StaffRole[] = isPlatform ? ['owner'] : ['cashier', 'trader', 'support', 'content'];
    await insertOperator(tx, { siteId, operatorId, name, roles, isPlatform, passwordHash });
  }
  return { storeId: parentId, memberIds };
}
