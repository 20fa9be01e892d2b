import { afterAll, describe, expect, test } from 'vitest';
import { createStage, family, launch, transferGame } from '../fuzz/stage.ts';
import { pin } from '../people.ts';
import { slipOn } from '../slips.ts';

const stage = await createStage();
const { world, moon, match } = stage;
afterAll(() => moon.close());

describe('what an account may not do', () => {
  test('[RL-04] a suspended member neither deposits nor withdraws nor bets nor plays, and keeps its money', async () => {
    const member = await world.member({ cash: 100_000 });
    await world.setMember(member, "status = 'suspended'");
    const asked = {
      deposit: await member.codeOf('/api/cash/in', { amount: 30_000 }),
      withdrawal: await member.codeOf('/api/cash/out', { amount: 30_000, cashOutPass: pin }),
      bet: await member.codeOf('/api/bet/betProc', slipOn([match])),
      game: await member.codeOf(launch, transferGame),
    };
    expect(asked).toEqual({ deposit: 'U0011', withdrawal: 'U0011', bet: 'B1002', game: 'B1002' });
    expect((await world.holdingsOf(member)).cash).toBe(100_000);
  });

  test('[RL-04] an account without betting permission neither bets nor plays, and still withdraws', async () => {
    const member = await world.member({ cash: 100_000 });
    await world.setMember(member, 'betting_allowed = false');
    expect(await member.codeOf('/api/bet/betProc', slipOn([match]))).toBe('B1001');
    expect(await member.codeOf(launch, transferGame)).toBe('B1001');
    expect(await member.codeOf('/api/cash/out', { amount: 30_000, cashOutPass: pin })).toBe('0');
  });

  test('[RL-04] a partner without the permission neither gives nor takes back', async () => {
    const { partner, child } = await family(stage);
    const body = { memId: child.memId, amount: 1_000 };
    await world.setMember(partner, 'give_allowed = false');
    expect(await partner.codeOf('/api/give/send', body)).toBe('C301');
    await world.setMember(partner, 'give_allowed = true, take_back_allowed = false');
    expect(await partner.codeOf('/api/give/takeBack', body)).toBe('C401');
    expect((await world.holdingsOf(child)).cash).toBe(100_000);
  });
});

test('[RL-03] a new log-in ends the older session with TK999 in three languages, and only that one', async () => {
  const [older, other] = [await world.member(), await world.member()];
  const newer = await world.signIn(older.memId);
  const said = { ko: '같은 아이디로 로그인되었습니다.' };
  expect(await older.ask('/api/member/info', {})).toMatchObject({
    status: 401,
    code: 'TK999',
    message: said.ko,
  });
  for (const locale of ['en', 'vi'] as const) {
    const { message } = await older.inLocale(locale).ask('/api/member/info', {});
    expect(message).not.toBe(said.ko);
  }
  expect(await newer.codeOf('/api/member/info', {})).toBe('0');
  expect(await other.codeOf('/api/member/info', {})).toBe('0');
});

test('[RL-01] a guest is refused what needs a log-in, and reads what is open', async () => {
  const guest = world.guest();
  expect(await guest.codeOf(launch, transferGame)).toBe('E401');
  expect(await guest.codeOf('/api/minigame/getSlotList', { vendorKey: 'moon' })).toBe('E401');
  expect(await guest.codeOf('/api/member/info', {})).toBe('E401');
  expect(await guest.codeOf('/api/board/msgList', {})).toBe('E401');
  expect(await guest.codeOf('/api/main', {})).toBe('0');
  expect(await guest.codeOf('/api/common/code', {})).toBe('0');
});
