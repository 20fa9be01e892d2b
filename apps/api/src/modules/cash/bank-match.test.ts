import { expect, test } from 'vitest';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, newKey } from '../../testing/world.ts';

const world = await createWorld();
const path = '/api/console/cash/bankMatch';

test('[MS-06] lines of a bank statement find their deposits by payer and amount, and what differs is said', async () => {
  const site = await world.addSite();
  const desk = await world.operator('cashier', site);
  const asks = async (amount: number) => {
    const member = await world.member({ site });
    const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount });
    const row = await world.database.row<{ holder: string }>(
      'select holder_name as holder from member where id = $1',
      [member.key],
    );
    return { cashIdx: request.cashIdx, holder: row?.holder ?? '' };
  };
  const [first, second, third] = [await asks(50_000), await asks(70_000), await asks(90_000)];
  const statement = [
    'time\tpayer\tamount',
    `12:00\t${first.holder}\t50,000`,
    '12:01\tSomebody Else\t70,000',
    `12:02\t${third.holder}\t12,345`,
    'a line that nobody can read',
  ].join('\n');
  const matched = await desk.call(path, { statement });
  expect(
    matched.lines.map(({ result, candidates }) => [result, candidates.map(({ cashIdx }) => cashIdx)]),
  ).toEqual([
    ['matched', [first.cashIdx]],
    ['name-differs', [second.cashIdx]],
    ['none', []],
  ]);
  expect(matched.broken).toEqual([{ lineNumber: 5, text: 'a line that nobody can read' }]);
  expect(matched.unpaidCount).toBe(1);
});

test.each(
  refusalsOf(path, {
    C506: [
      'a text without a payment',
      async () => (await world.operator('cashier')).codeOf(path, { statement: 'hello' }),
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
