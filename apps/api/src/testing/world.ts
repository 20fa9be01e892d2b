import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@hanpan/contract';
import { Ledger, reconcile } from '@hanpan/ledger';
import { defaultFeedWeight } from '@hanpan/rules';
import { createTestDatabase, type TestDatabase } from '@hanpan/testkit';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import type { ApplicationServices } from '../application-services.ts';
import { buildServer, type ServerSettings } from '../build-server.ts';
import { families } from '../families.ts';
import { AnswerCache } from '../kernel/answer-cache.ts';
import { openBreachedPasswords } from '../kernel/breached-passwords.ts';
import { openExcludedPersons } from '../kernel/excluded-persons.ts';
import type { Limits } from '../kernel/limits.ts';
import { need } from '../kernel/need.ts';
import type { PageApp } from '../kernel/pages.ts';
import { createSealer } from '../kernel/sealed.ts';
import { SiteDirectory } from '../kernel/sites.ts';
import { VendorDirectory } from '../modules/vendor/index.ts';
import { dialects } from '../vendors/dialects.ts';
import type { Dialects, GameVendor } from '../vendors/port.ts';
import { TestCaller } from './caller.ts';
import { createCheapHasher } from './cheap-hasher.ts';
import { createFakeClock, type FakeClock } from './clock.ts';
import { noBeacon } from './fake-beacon.ts';
import { feedIsAlive, insertMatch, installLeague, type NewMatch, type TestMatch } from './matches.ts';
import { insertPerson, type NewPerson, password, type TestSite } from './people.ts';

const generous: Limits = {
  read: 100_000,
  search: 100_000,
  write: 100_000,
  money: 100_000,
  credential: 100_000,
  heavy: 100_000,
  upload: 100_000,
  network: 10_000_000,
};
/** Races send more at once than is served in time. */
const unlimited = { least: 100_000, most: 100_000, start: 100_000, lateAfterMs: 100_000 };
const depositAccount = { bankName: 'KB', accountNumber: '110-222-333', accountHolder: 'Hanpan' };
const appSecret = 'a secret that only the tests know, 32 characters and more';
const witnessSecret = 'a secret that only the worker of the tests knows';

export interface WorldSettings {
  readonly limits?: Partial<Limits>;
  /** Vendors that the test plays itself, by code; every other row gets the client of its dialect. */
  readonly vendors?: readonly TestVendor[];
  /** Nothing is kept where it is left out, so that a test reads what it has just written. */
  readonly answers?: AnswerCache;
  /** Without a site, for tests that install one. */
  readonly empty?: boolean;
  /** For tests of overload and of slow senders. */
  readonly server?: Pick<ServerSettings, 'admission' | 'timeouts' | 'logTo'>;
  /** For tests of a database that goes away: how the application reaches it. */
  readonly connect?: (url: string) => Promise<Pick<ApplicationServices, 'database' | 'pulse'>>;
  /** For tests of callers that send again what was not answered. */
  readonly reach?: (app: FastifyInstance) => FastifyInstance;
  readonly publicUrl?: string;
  readonly development?: boolean;
  readonly pages?: readonly PageApp[];
  /** For tests that let the server fail on purpose. */
  readonly change?: (services: ApplicationServices) => ApplicationServices;
}

export interface TestVendor extends GameVendor {
  readonly code: string;
}

/** The dialects, except for vendors that the test plays itself. */
function dialectsWith(vendors: readonly TestVendor[]): Dialects {
  const played = new Map(vendors.map((vendor) => [vendor.code, vendor]));
  return Object.fromEntries(
    Object.entries(dialects).map(([name, dialect]) => [
      name,
      { ...dialect, client: (vendor) => played.get(vendor.code) ?? dialect.client(vendor) },
    ]),
  );
}

/** A signed-in person, with the id of its row. */
export class Person extends TestCaller {
  readonly key: number;
  readonly memId: string;

  constructor(settings: ConstructorParameters<typeof TestCaller>[0], key: number, memId: string) {
    super(settings);
    this.key = key;
    this.memId = memId;
  }
}

type MemberOptions = Partial<Omit<NewPerson, 'siteId' | 'number'>> & { readonly site?: TestSite };

/** The whole application over its own database, for the tests of one file. */
export class World {
  readonly app: FastifyInstance;
  readonly services: ApplicationServices;
  readonly clock: FakeClock;
  readonly sites: SiteDirectory;
  readonly testDatabase: TestDatabase;
  #site: TestSite | undefined;
  #count = 0;
  readonly #forgetSites: () => void;

  constructor(parts: {
    app: FastifyInstance;
    services: ApplicationServices;
    clock: FakeClock;
    sites: SiteDirectory;
    testDatabase: TestDatabase;
    forgetSites: () => void;
  }) {
    this.app = parts.app;
    this.services = parts.services;
    this.clock = parts.clock;
    this.sites = parts.sites;
    this.testDatabase = parts.testDatabase;
    this.#forgetSites = parts.forgetSites;
  }

  get database() {
    return this.services.database;
  }

  /** Runs as the owner of the tables, for what no module may do. */
  get owner() {
    return this.testDatabase.owner;
  }

  /** The default site. */
  get site(): TestSite {
    if (this.#site === undefined) throw new Error('the world has no site yet');
    return this.#site;
  }

  /** A number that is unique in this world. */
  next(): number {
    this.#count += 1;
    return this.#count;
  }

  async addSite(settings: object = {}): Promise<TestSite> {
    const id = this.next();
    const key = `site-${id}`;
    await this.database.run('insert into site (id, key, name, settings) values ($1, $2, $2, $3)', [
      id,
      key,
      JSON.stringify(settings),
    ]);
    this.#forgetSites();
    const storeId = `store${id}`;
    const storeKey = await this.#insert({ siteId: id, memId: storeId, rank: 'PTN_5' });
    const site = { id, key, storeId, storeKey };
    this.#site ??= site;
    return site;
  }

  /** Changes settings of a site as an operator would: they take effect at once. */
  async changeSite(site: TestSite, settings: object): Promise<void> {
    await this.database.run('update site set settings = settings || $2 where id = $1', [
      site.id,
      JSON.stringify(settings),
    ]);
    this.#forgetSites();
  }

  #insert(person: Omit<NewPerson, 'number'>): Promise<number> {
    return insertPerson(this.services, { ...person, number: this.next() });
  }

  guest(site: TestSite = this.site): TestCaller {
    return new TestCaller({ app: this.app, siteKey: site.key });
  }

  /** A member or partner that exists; it is not signed in. */
  async addMember(options: MemberOptions = {}): Promise<{ key: number; memId: string }> {
    const { site = this.site, ...person } = options;
    const memId = person.memId ?? `member${this.next()}`;
    // A partner whose place is not told has nobody above: no rank stands below a store.
    const parentId = (person.rank ?? 'NORMAL') === 'NORMAL' ? site.storeKey : null;
    const key = await this.#insert({ parentId, ...person, siteId: site.id, memId });
    return { key, memId };
  }

  async signIn(memId: string, site: TestSite = this.site): Promise<TestCaller> {
    const { token } = await this.guest(site).call('/api/member/login', { memId, memPass: password });
    return this.guest(site).withToken(need(token, 'token'));
  }

  /** An active member, signed in. */
  async member(options: MemberOptions = {}): Promise<Person> {
    const site = options.site ?? this.site;
    const { key, memId } = await this.addMember(options);
    const { token } = await this.signIn(memId, site);
    return new Person({ app: this.app, siteKey: site.key, token }, key, memId);
  }

  /** An operator, signed in; `memId` is its operator id. `operator` does the daily work of the whole desk. */
  async operator(
    rank: StaffRole | 'operator' | 'platform' = 'operator',
    site: TestSite = this.site,
  ): Promise<Person> {
    const operatorId = `${rank}${this.next()}`;
    const isPlatform = rank === 'platform';
    const roles = isPlatform ? ['owner'] : rank === 'operator' ? dailyRoles : [rank];
    const row = await this.database.row<{ id: number }>(
      `insert into operator (site_id, operator_id, name, roles, is_platform, password_hash)
       values ($1, $2, $2, $3, $4, $5) returning id`,
      [site.id, operatorId, roles, isPlatform, await this.services.hasher.hash(password)],
    );
    const { token } = await this.guest(site).call('/api/console/login', { operatorId, password });
    return new Person(
      { app: this.app, siteKey: site.key, token: need(token, 'token') },
      need(row?.id, 'operator'),
      operatorId,
    );
  }

  match(match: NewMatch = {}): Promise<TestMatch> {
    return insertMatch(this.services, match, this.next());
  }

  /** Moves the clock and keeps the price feed alive. */
  async passTime(ms: number): Promise<void> {
    this.clock.advance(ms);
    await feedIsAlive(this.services);
  }

  holdingsOf(member: { key: number }, site: TestSite = this.site) {
    return this.services.ledger.holdings(this.database, { siteId: site.id, memberId: member.key });
  }

  setMember(member: { key: number }, change: string): Promise<number> {
    return this.database.run(`update member set ${change} where id = $1`, [member.key]);
  }

  /** Every balance is the sum of its entries, and the sum of everything is zero. */
  async expectBalancedBooks(): Promise<void> {
    const books = await reconcile(this.database, this.clock.read);
    expect(books).toMatchObject({ entriesTotal: 0, mismatchCount: 0, negativeCount: 0 });
  }
}

const dailyRoles: readonly StaffRole[] = ['cashier', 'trader', 'support', 'content'];

export const newKey = () => randomUUID();

/**
 * Call it once at the top of a test file. The books are checked after every test, and the clock is back at noon before
 * the next one.
 */
export async function createWorld(settings: WorldSettings = {}): Promise<World> {
  const testDatabase = await createTestDatabase(20);
  const clock = createFakeClock();
  const sealer = createSealer(appSecret);
  const { database, pulse } = (await settings.connect?.(testDatabase.url)) ?? {
    database: testDatabase.database,
    pulse: { isAlive: () => true, isLost: () => false },
  };
  const tested = dialectsWith(settings.vendors ?? []);
  const plain: ApplicationServices = {
    database,
    longDatabase: database,
    pulse,
    ledger: new Ledger(database),
    clock: clock.read,
    hasher: createCheapHasher(),
    isBreached: openBreachedPasswords(undefined),
    isExcludedPerson: openExcludedPersons(undefined),
    sealer,
    witness: createSealer(witnessSecret),
    beacon: noBeacon(clock.read),
    dialects: tested,
    vendors: new VendorDirectory({ database, clock: clock.read, sealer, dialects: tested }),
    publicUrl: settings.publicUrl ?? 'http://localhost',
    families,
    feedWeight: defaultFeedWeight,
    season: { speed: 1 },
    minigame: { roundMs: 300_000 },
  };
  const services = settings.change?.(plain) ?? plain;
  let sitesReadAtMs = 0;
  const sites = new SiteDirectory(services.database, () => sitesReadAtMs);
  const server = await buildServer(services, sites, {
    limits: { ...generous, ...settings.limits },
    logLevel: settings.server?.logTo === undefined ? 'silent' : 'warn',
    redisUrl: undefined,
    pages: settings.pages ?? [],
    development: settings.development ?? false,
    answers: settings.answers ?? new AnswerCache({ times: { restMs: 0, renewMs: 0, staleMs: 0 } }),
    admission: unlimited,
    ...settings.server,
  });
  const app = settings.reach?.(server) ?? server;
  const forgetSites = () => {
    sitesReadAtMs += 60_000;
  };
  const world = new World({ app, services, clock, sites, testDatabase, forgetSites });
  await installLeague(services);
  await services.database.run(
    "insert into bank (bank_code, name_ko, name_en, ord) values ('004', 'KB', 'KB Kookmin', 0)",
  );
  if (settings.empty !== true) await world.addSite({ depositAccount });
  beforeEach(async () => {
    clock.reset();
    await feedIsAlive(services);
  });
  afterEach(() => world.expectBalancedBooks());
  afterAll(async () => {
    await app.close();
    await testDatabase.drop();
  });
  return world;
}
