import { expect, test } from 'vitest';
import { createWorld } from '../testing/world.ts';

const world = await createWorld({ limits: { read: 8, credential: 6 } });
const wrong = { memId: 'nobody', memPass: 'not the password' };

test('above the limit the response is E429 with the envelope, for this caller and this call alone', async () => {
  const [member, other] = [await world.member(), await world.member()];
  const codes: string[] = [];
  for (let index = 0; index < 9; index += 1) codes.push(await member.codeOf('/api/wallet/balance', {}));
  expect(codes.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => '0'));
  const answer = await member.ask('/api/wallet/balance', {});
  expect(answer).toMatchObject({ code: 'E429', status: 429 });
  expect(await other.codeOf('/api/wallet/balance', {})).toBe('0');
  expect(await member.codeOf('/api/member/info', {})).toBe('0');
});

test('guesses at a password are counted by address: an invented token opens no new count', async () => {
  const codes: string[] = [];
  for (let index = 0; index < 8; index += 1) {
    codes.push(await world.guest().withToken(`made-up-${index}`).codeOf('/api/member/login', wrong));
  }
  expect(codes.at(-1)).toBe('E429');
});
