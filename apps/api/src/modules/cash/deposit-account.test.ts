import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { memberToAccept } from '../../testing/documents.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';

const world = await createWorld();
const ask = '/api/cash/getAcc';
const send = '/api/console/account/send';
const asking = () => ({ idempotencyKey: newKey() });

async function requestIdxOf(operator: Person, member: Person): Promise<number> {
  const { list } = await operator.call('/api/console/account/list', {});
  return need(list.find((row) => row.memId === member.memId)?.requestIdx, 'request');
}

describe('asking for the deposit account', () => {
  test('[CL-32] the account arrives as a message, in three languages and with the number to copy', async () => {
    const [member, operator] = [await world.member(), await world.operator()];
    await member.call(ask, asking());
    await operator.call(send, { requestIdx: await requestIdxOf(operator, member) });
    const { list, newMsg } = await member.call('/api/board/msgList', {});
    expect(newMsg).toBe(1);
    expect(list[0]).toMatchObject({ copyText: '110-222-333', readAt: null });
    for (const locale of ['ko', 'en', 'vi'] as const) expect(list[0]?.body[locale]).toContain('110-222-333');
  });

  test('the list goes on saying which account was sent', async () => {
    const [member, operator] = [await world.member(), await world.operator()];
    await member.call(ask, asking());
    const requestIdx = await requestIdxOf(operator, member);
    await operator.call(send, { requestIdx });
    const { list } = await operator.call('/api/console/account/list', {});
    const row = need(
      list.find((each) => each.requestIdx === requestIdx),
      'request',
    );
    expect(row.answeredAt).not.toBeNull();
    expect(row.account?.accountNumber).toBe('110-222-333');
  });

  test('a bank is named to each reader as it is called there', async () => {
    await world.database.run(
      "insert into bank (bank_code, name_ko, name_en, ord) values ('900', '달빛은행', 'Moonlight Bank', 900)",
    );
    const depositAccount = { bankName: '달빛은행', accountNumber: '110-222-334', accountHolder: '한판' };
    const site = await world.addSite({ depositAccount });
    const [member, operator] = [await world.member({ site }), await world.operator('operator', site)];
    await member.call(ask, asking());
    await operator.call(send, { requestIdx: await requestIdxOf(operator, member) });
    const { list } = await member.call('/api/board/msgList', {});
    expect(list[0]?.body.ko).toContain('달빛은행');
    for (const locale of ['en', 'vi'] as const) expect(list[0]?.body[locale]).toContain('Moonlight Bank');
  });

  test.each(
    refusalsOf(ask, {
      C999: [
        'a key that was used for a deposit',
        async () => {
          const member = await world.member();
          const body = asking();
          await member.call('/api/cash/in', { ...body, amount: 20_000 });
          return member.codeOf(ask, body);
        },
      ],
      U0011: [
        'a suspended member',
        async () => {
          const member = await world.member();
          await world.setMember(member, "status = 'suspended'");
          return member.codeOf(ask, asking());
        },
      ],
      C001: [
        'a site that takes no deposits',
        async () =>
          (await world.member({ site: await world.addSite({ depositOpen: false }) })).codeOf(ask, asking()),
      ],
      C105: [
        'a member who may not deposit',
        async () => {
          const member = await world.member();
          await world.setMember(member, 'deposit_allowed = false');
          return member.codeOf(ask, asking());
        },
      ],
      L013: [
        'a member whose account is dormant',
        async () => {
          const member = await world.member();
          await world.setMember(member, 'dormant_at = now()');
          return member.codeOf(ask, asking());
        },
      ],
      X001: [
        'a member who has excluded itself',
        async () => {
          const member = await world.member();
          await world.setMember(member, "excluded_until = '2100-01-01'");
          return member.codeOf(ask, asking());
        },
      ],
      D001: [
        'a member who has not accepted the documents that the site demands',
        async () => (await memberToAccept(world)).codeOf(ask, asking()),
      ],
      c104: [
        'asking again within a minute',
        async () => {
          const member = await world.member();
          await member.call(ask, asking());
          world.clock.advance(59_999);
          return member.codeOf(ask, asking());
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('after a minute one may ask again, and ten clicks at once are one request', async () => {
    const member = await world.member();
    await member.call(ask, asking());
    world.clock.advance(60_000);
    const codes = await Promise.all(Array.from({ length: 10 }, () => member.codeOf(ask, asking())));
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    const rows = await world.database.rows('select 1 from account_request where member_id = $1', [
      member.key,
    ]);
    expect(rows).toHaveLength(2);
  });
});

describe('sending it', () => {
  test.each(
    refusalsOf(send, {
      E404: [
        'a request of another site',
        async () => {
          const [member, operator] = [await world.member(), await world.operator()];
          await member.call(ask, asking());
          const requestIdx = await requestIdxOf(operator, member);
          return (await world.operator('operator', await world.addSite())).codeOf(send, { requestIdx });
        },
      ],
      T999: [
        'a request that was answered',
        async () => {
          const [member, operator] = [await world.member(), await world.operator()];
          await member.call(ask, asking());
          const requestIdx = await requestIdxOf(operator, member);
          await operator.call(send, { requestIdx });
          return operator.codeOf(send, { requestIdx });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('of ten operators at once one sends, and the member has one message', async () => {
    const [member, first] = [await world.member(), await world.operator()];
    await member.call(ask, asking());
    const requestIdx = await requestIdxOf(first, member);
    const operators = await Promise.all(Array.from({ length: 9 }, () => world.operator()));
    const codes = await Promise.all([first, ...operators].map((each) => each.codeOf(send, { requestIdx })));
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect((await member.call('/api/board/msgList', {})).list).toHaveLength(1);
  });
});
