import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../kernel/limits.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld } from '../../testing/world.ts';

const world = await createWorld({ limits: { heavy: defaultLimits.heavy } });
const path = '/api/member/checkName';
let hosts = 0;
const guest = () => {
  hosts += 1;
  return world.guest().fromAddress(`10.9.0.${hosts}`);
};
const isFree = async (field: 'memId' | 'memNick', value: string) =>
  (await guest().call(path, { field, value })).isFree;

describe('looking for a free name before a sign-up', () => {
  test('[VL-11] an id is taken in any case, a nickname in any look', async () => {
    const { memId } = await world.addMember();
    expect(await isFree('memId', memId.toUpperCase())).toBe('N');
    expect(await isFree('memId', 'nobody7')).toBe('Y');
    expect(await isFree('memNick', `${memId} NICK`)).toBe('N');
    await world.database.run('update member set nickname = $2 where lower(mem_id) = lower($1)', [
      memId,
      'Moon100',
    ]);
    expect(await isFree('memNick', 'MoonlOO')).toBe('N');
    expect(await isFree('memNick', '달빛나루')).toBe('Y');
  });

  test('a pending and a suspended member say the same as an active one', async () => {
    const answers = [];
    for (const status of ['pending', 'active', 'suspended', 'rejected'] as const) {
      const { memId } = await world.addMember({ status });
      answers.push(await isFree('memId', memId));
    }
    expect(answers).toEqual(['N', 'N', 'N', 'Y']);
  });

  test('names of another site say nothing here', async () => {
    const site = await world.addSite();
    const { memId } = await world.addMember({ site });
    expect(await isFree('memId', memId)).toBe('Y');
  });

  test('ten a minute from one network, whatever is asked for', async () => {
    const one = guest();
    const codes: string[] = [];
    for (let index = 0; index < 12; index += 1)
      codes.push(await one.codeOf(path, { field: 'memId', value: `someone${index}` }));
    expect(codes.filter((code) => code === '0')).toHaveLength(10);
    expect(codes.slice(10)).toEqual(['E429', 'E429']);
  });

  test.each(
    refusalsOf(path, {
      U115: [
        'a site that takes no sign-ups',
        async () => {
          const site = await world.addSite({ signupOpen: false });
          return world.guest(site).codeOf(path, { field: 'memId', value: 'someone1' });
        },
      ],
      U101: ['an id that is too short', () => guest().codeOf(path, { field: 'memId', value: 'abc' })],
      U105: ['a nickname of one letter', () => guest().codeOf(path, { field: 'memNick', value: '달' })],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});
