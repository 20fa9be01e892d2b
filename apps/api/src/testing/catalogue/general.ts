import { sendMessage } from '../../modules/message/index.ts';
import { newKey, type Person, type World } from '../world.ts';
import type { Scenario } from './scenario.ts';

const text = { ko: '소식', en: 'News', vi: 'Tin' };

async function messageTo(world: World, member: Person): Promise<number> {
  await world.database.transaction((tx) =>
    sendMessage(tx, {
      siteId: world.site.id,
      memberId: member.key,
      title: text,
      body: text,
      copyText: null,
      sentBy: 'test',
      sentAt: world.clock.read.date(),
    }),
  );
  return (await member.call('/api/board/msgList', {})).list[0]?.msgIdx ?? 0;
}

export const generalScenarios = {
  E001: async ({ world, ledger }) => {
    const caller = await world.member();
    ledger.brokenMember = caller.key;
    const heal = () => {
      ledger.brokenMember = undefined;
    };
    return { caller, path: '/api/cash/getUserCash', body: {}, heal };
  },
  E002: async ({ world, ledger }) => {
    const caller = await world.member();
    ledger.busyMember = caller.key;
    const heal = () => {
      ledger.busyMember = undefined;
    };
    return { caller, path: '/api/cash/getUserCash', body: {}, heal };
  },
  M001: async ({ world }) => {
    const caller = await world.member();
    const seen = await messageTo(world, caller);
    await messageTo(world, caller);
    const body = { act: 'read', msgIdxs: [seen], lastMsgIdx: seen };
    return { caller, path: '/api/board/msgUpdate', body };
  },
  M002: async ({ world }) => {
    const caller = await world.member();
    const body = { act: 'delete', msgIdxs: [await messageTo(world, caller)] };
    return { caller, path: '/api/board/msgUpdate', body };
  },
  C999: async ({ world }) => {
    const caller = await world.member();
    const idempotencyKey = newKey();
    await caller.call('/api/cash/in', { idempotencyKey, amount: 30_000 });
    return { caller, path: '/api/cash/in', body: { idempotencyKey, amount: 40_000 } };
  },
  T999: async ({ world }) => {
    const caller = await world.operator();
    const { key: memberKey } = await world.addMember({ status: 'pending' });
    await caller.call('/api/console/members/decide', { memberKey, decision: 'reject' });
    return { caller, path: '/api/console/members/decide', body: { memberKey, decision: 'approve' } };
  },
  TK999: async ({ world }) => {
    const caller = await world.member();
    await world.signIn(caller.memId);
    return { caller, path: '/api/member/info', body: {} };
  },
} as const satisfies Record<string, Scenario>;
