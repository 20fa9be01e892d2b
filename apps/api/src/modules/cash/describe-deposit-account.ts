import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { OperatorContext } from '../../kernel/call-context.ts';
import type { Operation, ShownLine } from '../../kernel/confirmation/operation.ts';
import { admittedByName } from '../member/index.ts';
import { type DepositAccount, lockAccount } from './deposit-account-store.ts';

type Place = Pick<OperatorContext, 'site'>;
type OpenBody = BodyOf<'/api/console/depositAccount/open'>;

/** An account of the site is shown whole: one digit of it is what is looked for. */
const accountLine = ({ bankName, accountNumber, accountHolder }: DepositAccount): ShownLine => ({
  name: 'depositAccount',
  text: `${bankName} ${accountNumber} ${accountHolder}`,
});

/** Of every level there is nothing to name. */
const levelsLine = (levels: readonly number[]): ShownLine | undefined =>
  levels.length === 0 ? undefined : { name: 'levels', text: levels.join(', ') };

/** To which account whose deposits would go from then on. */
export async function describeOpen(
  _tx: Tx,
  _context: Place,
  { levels, ...account }: Pick<OpenBody, 'levels' | keyof DepositAccount>,
): Promise<Operation> {
  return {
    memIds: [],
    lines: [accountLine(account), levelsLine(levels), { name: 'outcome', text: 'accountOpens' }],
    state: {},
  };
}

/** Which account nobody would be shown any more; undefined where the site has none. */
export async function describeClose(
  tx: Tx,
  { site }: Place,
  { accountIdx }: { readonly accountIdx: number },
): Promise<Operation | undefined> {
  const account = await lockAccount(tx, site.id, accountIdx);
  if (account === undefined) return undefined;
  return {
    memIds: [],
    lines: [accountLine(account), levelsLine(account.levels), { name: 'outcome', text: 'accountCloses' }],
    state: { isClosed: account.closed_at !== null },
  };
}

/** Which account one member would be shown; undefined where the site has no such member or account. */
export async function describeAssign(
  tx: Tx,
  { site }: Place,
  { memId, accountIdx }: Pick<BodyOf<'/api/console/depositAccount/assign'>, 'memId' | 'accountIdx'>,
): Promise<Operation | undefined> {
  const memberId = (await admittedByName(tx, site.id, [memId])).get(memId.toLowerCase());
  const account = accountIdx === null ? null : await lockAccount(tx, site.id, accountIdx);
  if (memberId === undefined || account === undefined) return undefined;
  return {
    memIds: [memId],
    lines: [
      { name: 'member', text: memId },
      account === null ? undefined : accountLine(account),
      { name: 'outcome', text: account === null ? 'accountByLevel' : 'accountAssigned' },
    ],
    state: { memberId, isClosed: account !== null && account.closed_at !== null },
  };
}
