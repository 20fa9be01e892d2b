import type { CallPath, DataOf, IdempotentPath, RequestOf } from '@hanpan/contract';
import { expect } from 'vitest';
import type { Job } from '../../kernel/job-runner.ts';
import type { CallResponse, TestCaller } from '../caller.ts';
import { createFakeVendor, installVendor, openGame } from '../game-vendor.ts';
import type { TestMatch } from '../matches.ts';
import type { TestSite } from '../people.ts';
import { createStormyWorld, type Stormy } from '../stormy-world.ts';
import { startTransferVendor, type TransferTestVendor } from '../transfer-vendor.ts';
import { createWorld, newKey, type Person, type World, type WorldSettings } from '../world.ts';
import { type Model, type OperatorName, operatorNames, type PersonName, personNames } from './model.ts';
import { awayOdds, homeOdds, noTurnover, siteSettings, startingCash } from './site.ts';

/** A call that succeeded, to be sent again as it was and with other content. */
interface Done {
  readonly label: string;
  readonly answer: unknown;
  readonly again: () => Promise<CallResponse<CallPath>>;
  readonly changed: () => Promise<CallResponse<CallPath>>;
}

/** The application as one sequence uses it: its own people on the site that all sequences share. */
export class Real {
  readonly world: World;
  readonly moon: TransferTestVendor;
  readonly people: ReadonlyMap<PersonName, Person>;
  readonly operators: ReadonlyMap<OperatorName, Person>;
  readonly gameTokens: Map<PersonName, string>;
  readonly turnover: Stage['turnover'];
  readonly stormy: Stormy | undefined;
  readonly done: Done[] = [];
  match: TestMatch;
  /** The responses so far, refusals included. */
  readonly codes = new Set<string>();
  /** Calls that changed something or could have. */
  sent = 0;

  constructor(
    parts: Pick<
      Real,
      'world' | 'moon' | 'people' | 'operators' | 'gameTokens' | 'match' | 'turnover' | 'stormy'
    >,
  ) {
    this.world = parts.world;
    this.moon = parts.moon;
    this.people = parts.people;
    this.operators = parts.operators;
    this.gameTokens = parts.gameTokens;
    this.match = parts.match;
    this.turnover = parts.turnover;
    this.stormy = parts.stormy;
  }

  person(name: PersonName): Person {
    return found(this.people.get(name));
  }

  operator(name: OperatorName): Person {
    return found(this.operators.get(name));
  }

  player(name: PersonName) {
    return this.moon.fake.player(`hanpan-${this.person(name).key}`);
  }

  /** Sends under a new key, checks the code, and remembers a success. */
  async keyed<P extends IdempotentPath>(
    caller: TestCaller,
    path: P,
    body: Omit<RequestOf<P>, 'idempotencyKey'>,
    change: Partial<RequestOf<P>>,
    expected: string,
  ): Promise<DataOf<P> | null> {
    const whole = Object.assign({ idempotencyKey: newKey() }, body) as unknown as RequestOf<P>;
    const answer = await this.ask(caller, path, whole, expected);
    if (answer.data !== null) {
      this.done.push({
        label: path,
        answer: answer.data,
        again: () => caller.ask(path, whole) as Promise<CallResponse<CallPath>>,
        changed: () => caller.ask(path, Object.assign({}, whole, change)) as Promise<CallResponse<CallPath>>,
      });
    }
    return answer.data;
  }

  async ask<P extends CallPath>(
    caller: TestCaller,
    path: P,
    body: RequestOf<P>,
    expected: string,
  ): Promise<CallResponse<P>> {
    this.sent += 1;
    const before = this.stormy?.storm.repeated;
    let answer = await caller.ask(path, body);
    while (this.stormy !== undefined && answer.code === 'NT99') {
      // Money was on its way to a vendor when something broke, and nobody may take it up before its lease has ended.
      await this.world.passTime(transferLeaseMs);
      answer = await caller.ask(path, body);
    }
    this.codes.add(answer.code);
    const isRepeated = this.stormy?.storm.repeated !== before && answer.code !== expected;
    const code = isRepeated ? (doneBefore(path, answer.code) ?? answer.code) : answer.code;
    expect(code, `${path} ${JSON.stringify(body)}`).toBe(expected);
    return answer;
  }

  /** Runs some jobs of a module, once each; a run that was disturbed is followed by the next one. */
  async run(jobs: readonly Job[]): Promise<void> {
    for (const job of jobs) {
      const work = () => job.run(job.limit);
      await (this.stormy === undefined ? work() : this.stormy.persist(work));
    }
  }

  /** A seamless game, as its launch leaves it behind. */
  async openSeamlessGame(name: PersonName): Promise<void> {
    this.gameTokens.set(name, await openGame(this.world, this.person(name).key));
  }

  newMatch(score: readonly [number, number]): Promise<TestMatch> {
    return this.world.match({ startsInMs: 7_200_000, score, markets: [wholeTime] });
  }

  /** What a person has still to play, as the server says it: never below zero, and within what the model knows. */
  async missingOf(model: Model, name: PersonName): Promise<number> {
    const { missing } = await this.person(name).call('/api/cash/turnover', {});
    const { cameIn, served } = found(model.people.get(name));
    expect(missing, `${name} has to play no more than what came in`).toBeLessThanOrEqual(cameIn);
    expect(missing, `a stake of ${name} serves once`).toBeGreaterThanOrEqual(Math.max(0, cameIn - served));
    return missing;
  }

  /** Every balance over HTTP for one, in the database for all, and every request that is still open. */
  async expectSame(model: Model, shown: PersonName): Promise<void> {
    const expected: Record<string, object> = {};
    const real: Record<string, object> = {};
    for (const [name, { purse }] of model.people) {
      const { cash, point, comp, hold, bonus, game } = await this.world.holdingsOf(this.person(name));
      expected[name] = purse;
      real[name] = { cash, point, comp, hold, bonus, game: game.moon ?? 0 };
    }
    expect(real).toEqual(expected);
    const { purse } = found(model.people.get(shown));
    expect(await this.person(shown).call('/api/cash/getUserCash', {}), shown).toMatchObject({
      cashAmt: purse.cash,
      pointAmt: purse.point,
      compAmt: purse.comp,
      holdAmt: purse.hold,
      bonusAmt: purse.bonus,
      gameAmt: purse.game,
    });
    await this.missingOf(model, shown);
    const open = await this.world.database.rows<{ id: number; state: number }>(
      'select id, state from cash_request where member_id = any($1) and state in (0, 2) order by id',
      [personNames.map((name) => this.person(name).key)],
    );
    const expectedOpen = model.requests.filter(({ state }) => state === 0 || state === 2);
    expect(open).toEqual(expectedOpen.map(({ cashIdx: id, state }) => ({ id, state })));
  }
}

const transferLeaseMs = 16_000;

/** What a call without a key is told whose first sending had its effect and lost its answer. */
function doneBefore(path: CallPath, code: string): string | undefined {
  if (path === '/api/console/cash/claim' && code === 'C501') return '0';
  return path === '/api/console/cash/release' && code === 'C502' ? '0' : undefined;
}

const wholeTime = { kind: 'WDL', odds: { home: homeOdds, draw: 3.4, away: awayOdds } } as const;

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('nobody of that name');
  return value;
}

export interface Stage {
  readonly world: World;
  readonly moon: TransferTestVendor;
  readonly site: TestSite;
  /** Percent of what comes in that has to be played. */
  readonly turnover: typeof noTurnover;
  /** Where calls and jobs meet faults. */
  readonly stormy: Stormy | undefined;
}

/** The server, its database and its vendors, once for all sequences of a file. */
export async function createStage(change?: WorldSettings['change'], turnover = noTurnover): Promise<Stage> {
  const moon = await startTransferVendor('moon', 2);
  const world = await createWorld({
    vendors: [createFakeVendor(), moon.vendor],
    ...(change === undefined ? {} : { change }),
  });
  return setStage({ world, moon, turnover, stormy: undefined });
}

/** The same, whose calls and jobs meet faults. */
export async function createStormyStage(): Promise<Stage & { readonly stormy: Stormy }> {
  const moon = await startTransferVendor('moon', 2);
  const stormy = await createStormyWorld({ vendors: [createFakeVendor(), moon.vendor] });
  return { ...(await setStage({ world: stormy.world, moon, turnover: noTurnover, stormy })), stormy };
}

async function setStage({ world, moon, turnover, stormy }: Omit<Stage, 'site'>): Promise<Stage> {
  await installVendor(world);
  await moon.install(world);
  await world.changeSite(world.site, { ...siteSettings, turnover });
  return { world, moon, site: world.site, turnover, stormy };
}

/** New people for one sequence. */
export async function newReal({ world, moon, turnover, stormy }: Stage): Promise<Real> {
  world.clock.reset();
  await world.passTime(0);
  const partner = await world.member({ rank: 'PTN_5', cash: startingCash });
  const below = { parentId: partner.key, cash: startingCash };
  const people = new Map<PersonName, Person>([
    ['partner', partner],
    ['first', await world.member(below)],
    ['second', await world.member(below)],
  ]);
  const operators = new Map<OperatorName, Person>();
  for (const name of operatorNames)
    operators.set(name, await world.operator(name === 'supervisor' ? 'supervisor' : 'operator'));
  const gameTokens = new Map<PersonName, string>();
  for (const [name, { key }] of people) gameTokens.set(name, await openGame(world, key));
  const match = await world.match({ startsInMs: 7_200_000, score: [1, 0], markets: [wholeTime] });
  return new Real({ world, moon, people, operators, gameTokens, match, turnover, stormy });
}
