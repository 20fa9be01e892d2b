import { expect, test } from 'vitest';
import { slipOn } from '../../testing/slips.ts';
import { createWorld } from '../../testing/world.ts';

const world = await createWorld();

test.each([
  ['BET', null, 'wait', 0],
  ['WAIT', null, 'wait', 0],
  ['PASS', 20_000, 'win', 10_000],
  ['FAIL', 0, 'lose', -10_000],
  ['TIE', 10_000, 'draw', 0],
  ['CANCEL', 10_000, 'other', 0],
] as const)(
  '[ST-07][EN-09] a bet in state %s that returned %s is shown as %s',
  async (status, win, type, result) => {
    const member = await world.member({ cash: 100_000 });
    await member.call('/api/bet/betProc', slipOn([await world.match()]));
    await world.owner.run(
      'update bet set status = $2, win_amount = $3, settled_at = case when $3::bigint is null then null else now() end where member_id = $1',
      [member.key, status, win],
    );
    const { list } = await member.call('/api/bet/betlistNew', {});
    expect(list).toEqual([
      expect.objectContaining({ status, type, cash: 10_000, winCash: win ?? 0, resultCash: result }),
    ]);
  },
);
