import { describe, expect, test } from 'vitest';
import { giveCompTo } from '../../testing/points.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, newKey } from '../../testing/world.ts';

const world = await createWorld();
const path = '/api/wallet/convertComp';
const convert = (amount: number) => ({ idempotencyKey: newKey(), amount });

async function memberWith(comp: number) {
  const member = await world.member();
  await giveCompTo(world, member, comp);
  return member;
}

describe('converting comp', () => {
  test('comp becomes cash, one for one, once per key', async () => {
    const member = await memberWith(5_000);
    const body = convert(1_500);
    const first = await member.call(path, body);
    expect(first).toMatchObject({ amount: 1_500, compAmt: 3_500, cashAmt: 1_500 });
    expect(await member.call(path, body)).toEqual(first);
    expect(await world.holdingsOf(member)).toMatchObject({ comp: 3_500, cash: 1_500 });
  });

  test.each(
    refusalsOf(path, {
      C999: [
        'a key that was used for another amount',
        async () => {
          const member = await memberWith(5_000);
          const first = convert(1_000);
          await member.call(path, first);
          return member.codeOf(path, { ...first, amount: 2_000 });
        },
      ],
      U0011: [
        'a suspended member',
        async () => {
          const member = await memberWith(5_000);
          await world.setMember(member, "status = 'suspended'");
          return member.codeOf(path, convert(1_000));
        },
      ],
      C701: [
        'no amount',
        async () => {
          const member = await memberWith(5_000);
          const answer = await member.sendRaw(path, `{"idempotencyKey":"${newKey()}"}`);
          expect(await member.codeOf(path, convert(0))).toBe(answer.code);
          return answer.code;
        },
      ],
      C702: ['more than is held', async () => (await memberWith(5_000)).codeOf(path, convert(5_001))],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('ten at once for what is enough for two convert twice', async () => {
    const member = await memberWith(2_999);
    const codes = await Promise.all(Array.from({ length: 10 }, () => member.codeOf(path, convert(1_000))));
    expect(codes.filter((code) => code === '0')).toHaveLength(2);
    expect(await world.holdingsOf(member)).toMatchObject({ comp: 999, cash: 2_000 });
  });
});
