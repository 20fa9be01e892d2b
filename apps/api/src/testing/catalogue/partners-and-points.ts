import { family } from '../fuzz/stage.ts';
import { pin } from '../people.ts';
import { givePointsTo } from '../points.ts';
import type { CatalogueStage, Refused, Scenario } from './scenario.ts';

/** A movement between a partner and somebody. */
const moving =
  (
    path: '/api/give/send' | '/api/give/takeBack',
    who: (stage: CatalogueStage) => Promise<{ caller: Refused['caller']; memId: string; amount: number }>,
  ): Scenario =>
  async (stage) => {
    const { caller, memId, amount } = await who(stage);
    // Taking back needs the partner's own PIN.
    const own = path === '/api/give/takeBack' ? { cashOutPass: pin } : {};
    return { caller, path, body: { memId, amount, ...own } };
  };

const byMember = async ({ world }: CatalogueStage) => ({
  caller: await world.member({ cash: 1_000 }),
  memId: (await world.addMember({ cash: 1_000 })).memId,
  amount: 1_000,
});
const toStranger = async (stage: CatalogueStage) => ({
  caller: (await family(stage)).partner,
  memId: (await stage.world.addMember({ cash: 1_000 })).memId,
  amount: 1_000,
});
const tooMuch = async (stage: CatalogueStage) => {
  const { partner, child } = await family(stage);
  return { caller: partner, memId: child.memId, amount: 90_000_000 };
};

const converting =
  (body: object, points = 5_000, settings?: object): Scenario =>
  async ({ world }) => {
    const site = settings === undefined ? world.site : await world.addSite(settings);
    const caller = await world.member({ site });
    if (settings === undefined) await givePointsTo(world, caller, points);
    return { caller, path: '/api/point/change', body };
  };

export const giveScenarios = {
  C301: moving('/api/give/send', byMember),
  C302: moving('/api/give/send', toStranger),
  C303: moving('/api/give/send', tooMuch),
  C401: moving('/api/give/takeBack', byMember),
  C402: moving('/api/give/takeBack', toStranger),
  C403: moving('/api/give/takeBack', tooMuch),
} as const satisfies Record<string, Scenario>;

export const pointScenarios = {
  P001: converting({}),
  P002: converting({ amount: 5_001 }),
  P003: async ({ world }) => {
    const member = await world.member();
    const body = { memberKey: member.key, amount: 1_000, reason: 'test' };
    return { caller: await world.operator(), path: '/api/console/point/takeBack', body };
  },
  P004: async ({ world }) => {
    const member = await world.member();
    const body = { memberKey: member.key, reason: 'test' };
    return { caller: await world.operator(), path: '/api/console/point/give', body };
  },
  P009: converting({ amount: 1_000 }, 0, { pointConversionOpen: false }),
} as const satisfies Record<string, Scenario>;
