import { claimedDeposit, played } from '../fuzz/stage.ts';
import { pin } from '../people.ts';
import type { Person } from '../world.ts';
import type { CatalogueStage, Scenario } from './scenario.ts';

const cashIn = '/api/cash/in';
const cashOut = '/api/cash/out';

interface Asking {
  readonly path: typeof cashIn | typeof cashOut;
  readonly amount: number;
  /** Settings of the site where it is asked. */
  readonly site?: object;
  readonly cash?: number;
  readonly cashOutPass?: string;
  /** What has happened to the member before. */
  readonly before?: (stage: CatalogueStage, member: Person) => Promise<unknown>;
}

/** A deposit or a withdrawal that is asked for. */
const asking =
  ({ path, amount, site: settings, cash = 100_000, cashOutPass = pin, before }: Asking): Scenario =>
  async (stage) => {
    const { world } = stage;
    const site = settings === undefined ? world.site : await world.addSite(settings);
    const caller = await world.member({ site, cash });
    await before?.(stage, caller);
    return { caller, path, body: path === cashIn ? { amount } : { amount, cashOutPass } };
  };

const change =
  (text: string): Asking['before'] =>
  ({ world }, member) =>
    world.setMember(member, text);

/** A step at the desk for which the request is not in the right state. */
const atTheDesk =
  (step: (stage: CatalogueStage) => Promise<{ caller: Person; path: string; body: object }>): Scenario =>
  async (stage) =>
    (await step(stage)) as Awaited<ReturnType<Scenario>>;

export const depositScenarios = {
  U0011: asking({ path: cashIn, amount: 30_000, before: change("status = 'suspended'") }),
  C001: asking({ path: cashIn, amount: 30_000, site: { depositOpen: false } }),
  C002: asking({ path: cashIn, amount: 0 }),
  C003: asking({
    path: cashIn,
    amount: 40_000,
    before: (_, member) => member.call(cashIn, { amount: 30_000 }),
  }),
  C101: asking({ path: cashIn, amount: 5_001_000 }),
  C102: asking({ path: cashIn, amount: 9_000 }),
  C103: asking({ path: cashIn, amount: 10_500 }),
  c104: async ({ world }) => {
    const caller = await world.member();
    await caller.call('/api/cash/getAcc', { idempotencyKey: crypto.randomUUID() });
    return { caller, path: '/api/cash/getAcc', body: { idempotencyKey: crypto.randomUUID() } };
  },
  F001: asking({
    path: cashIn,
    amount: 30_000,
    before: (_, member) => member.call(cashOut, { amount: 20_000, cashOutPass: pin }),
  }),
} as const satisfies Record<string, Scenario>;

export const withdrawalScenarios = {
  C008: asking({ path: cashOut, amount: 20_000, cashOutPass: '0000' }),
  C010: asking({ path: cashOut, amount: 20_000, before: change('pin_hash = null') }),
  C201: asking({ path: cashOut, amount: 20_000, site: { withdrawalOpen: false } }),
  C202: asking({ path: cashOut, amount: 20_000, cash: 15_000 }),
  C203: asking({ path: cashOut, amount: 20_000, before: change('withdrawal_allowed = false') }),
  C204: asking({ path: cashOut, amount: 20_000, cashOutPass: '', before: change('pin_hash = null') }),
  C205: asking({ path: cashOut, amount: 20_000, cashOutPass: '482' }),
  C206: asking({ path: cashOut, amount: 0 }),
  C209: asking({
    path: cashOut,
    amount: 30_000,
    before: (_, member) => member.call(cashOut, { amount: 20_000, cashOutPass: pin }),
  }),
  C214: asking({ path: cashOut, amount: 9_000 }),
  C215: asking({ path: cashOut, amount: 10_500 }),
  C216: async ({ world }) => {
    const site = await world.addSite({ withdrawalRepeatMinutes: 60 });
    const caller = await world.member({ site, cash: 100_000 });
    const { request } = await caller.call(cashOut, { amount: 30_000, cashOutPass: pin });
    const operator = await world.operator('operator', site);
    await operator.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
    await operator.call('/api/console/cash/approve', {
      cashIdx: request.cashIdx,
      payoutReference: 'T-1',
    });
    return { caller, path: cashOut, body: { amount: 20_000, cashOutPass: pin } };
  },
} as const satisfies Record<string, Scenario>;

export const deskScenarios = {
  C501: atTheDesk(async (stage) => {
    const { cashIdx } = await claimedDeposit(stage);
    return { caller: await stage.world.operator(), path: '/api/console/cash/claim', body: { cashIdx } };
  }),
  C502: atTheDesk(async (stage) => {
    const { member, operator } = {
      member: await stage.world.member(),
      operator: await stage.world.operator(),
    };
    const { request } = await member.call(cashIn, { amount: 50_000 });
    return { caller: operator, path: '/api/console/cash/release', body: { cashIdx: request.cashIdx } };
  }),
  C503: atTheDesk(async (stage) => {
    const { operator: caller, cashIdx } = await claimedDeposit(stage);
    await caller.call('/api/console/cash/approve', { cashIdx });
    return { caller, path: '/api/console/cash/release', body: { cashIdx } };
  }),
  C601: async (stage) => ({
    caller: await played(stage),
    path: '/api/cash/outGameMoney',
    body: { vendorKey: 'moon' },
  }),
  C701: async ({ world }) => ({ caller: await world.member(), path: '/api/wallet/convertComp', body: {} }),
} as const satisfies Record<string, Scenario>;
