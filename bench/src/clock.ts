import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { applicationRole, type Database, openDatabase } from '@hanpan/db';
import { end, type Installation, install } from './api-process.ts';
import { betAtVendor, betOnMatch, betOnRound, readBoard, send, whoAmI } from './clock/attempts.ts';
import { findFakeTime, type Skewed, startSkewed } from './clock/fake-clock.ts';
import type { Prepared } from './http-load.ts';
import { makePeople, type Person } from './people.ts';
import { report, say } from './results.ts';
import { openMatches } from './slips.ts';
import { Cluster } from './soak/cluster.ts';

/**
 * Two servers and a worker whose clocks are minutes off, one of the servers ahead and one behind, beside a database whose clock is
 * right: what closes, ends or is limited in time does so by the clock of the database on all of them, and each says that its
 * own differs.
 *   npm run bench -- clock
 * It needs Linux and libfaketime (Debian's package libfaketime).
 */
const skewMs = 300_000;
const roundSeconds = 30;
const nearMs = 3_000;
const withinMs = 100_000;

interface Scene {
  readonly owner: Database;
  readonly installation: Installation;
  readonly servers: readonly Skewed[];
  readonly people: Iterator<Person>;
  readonly matches: Iterator<number>;
  readonly wrong: string[];
  checks: number;
}

function next<Item>(items: Iterator<Item>): Item {
  const { value, done } = items.next();
  if (done === true) throw new Error('there are not enough of them');
  return value;
}

const nameOf = ({ aheadMs }: Skewed) =>
  `the server ${Math.abs(aheadMs) / 1000} s ${aheadMs > 0 ? 'ahead' : 'behind'}`;

function note(scene: Scene, isRight: boolean, what: string): void {
  scene.checks += 1;
  if (!isRight) scene.wrong.push(what);
}

/** Asks both servers for the same thing, each for a person of its own. */
async function expectOnBoth(
  scene: Scene,
  what: string,
  wanted: string,
  prepare: (person: Person, place: number) => Promise<Prepared> | Prepared,
): Promise<void> {
  for (const [place, server] of scene.servers.entries()) {
    const found = await send(server.url, await prepare(next(scene.people), place));
    note(scene, found === wanted, `${what}: ${nameOf(server)} said ${found}, not ${wanted}`);
  }
}

const passed = "now() - interval '30 seconds'";
const coming = "now() + interval '60 seconds'";

/** That the fake took effect, on the wire and in the log of each. */
async function checkClocks(scene: Scene, all: readonly Skewed[]): Promise<void> {
  for (const server of scene.servers) {
    const { headers } = await fetch(`${server.url}/health`);
    const aheadMs = Date.parse(headers.get('date') ?? '') - Date.now();
    note(scene, Math.abs(aheadMs - server.aheadMs) < nearMs, `${nameOf(server)} is ${aheadMs} ms ahead`);
  }
  for (const { lines, aheadMs } of all) {
    const alarm = lines.map((line) => /"aheadMs":(-?\d+)/.exec(line)?.[1]).find((each) => each !== undefined);
    note(
      scene,
      Math.abs(Number(alarm) - aheadMs) < nearMs,
      `a clock ${aheadMs} ms ahead was told as ${alarm}`,
    );
  }
}

async function checkMatches(scene: Scene): Promise<void> {
  const kickOff = async (at: string) => {
    const selection = next(scene.matches);
    await scene.owner.run(
      `update event set starts_at = ${at} where id = (select event_id from selection where id = $1)`,
      [selection],
    );
    return selection;
  };
  await expectOnBoth(scene, 'a bet after kick-off', 'B6011', async (person, place) =>
    betOnMatch(person, await kickOff(passed), 2_000 + place),
  );
  await expectOnBoth(scene, 'a bet before kick-off', '0', async (person, place) =>
    betOnMatch(person, await kickOff(coming), 2_000 + place),
  );
}

/** Sessions of the site and of games, and how long a member has excluded itself. */
async function checkDeadlines(scene: Scene): Promise<void> {
  const { owner, installation } = scene;
  const until = async (table: 'session' | 'game_session', person: Person, at: string) => {
    await owner.run(`update ${table} set expires_at = ${at} where member_id = $1`, [person.memberId]);
    return person;
  };
  const exclude = async (person: Person, at: string) => {
    await owner.run(`update member set excluded_until = ${at} where id = $1`, [person.memberId]);
    return person;
  };
  const bet = (person: Person, place: number) => betOnMatch(person, next(scene.matches), 3_000 + place);
  const { vendorPrivateKey } = installation;
  const steps = [
    ['a session that has ended', 'E401', async (person) => whoAmI(await until('session', person, passed))],
    ['a session that goes on', '0', async (person) => whoAmI(await until('session', person, coming))],
    [
      'a game session that has ended',
      'RS_ERROR_TOKEN_EXPIRED',
      async (person) => betAtVendor(await until('game_session', person, passed), vendorPrivateKey),
    ],
    [
      'a game session that goes on',
      'RS_OK',
      async (person) => betAtVendor(await until('game_session', person, coming), vendorPrivateKey),
    ],
    ['a member who is excluded', 'X001', async (person, place) => bet(await exclude(person, coming), place)],
    ['an exclusion that is over', '0', async (person, place) => bet(await exclude(person, passed), place)],
  ] satisfies [string, string, (person: Person, place: number) => Promise<Prepared>][];
  for (const [what, wanted, prepare] of steps) await expectOnBoth(scene, what, wanted, prepare);
}

/** Bets on a round before and after it closes, and that nothing is drawn before its time. */
async function checkRounds(scene: Scene): Promise<void> {
  const [server] = scene.servers;
  if (server === undefined) throw new Error('no server runs');
  const deadlineMs = Date.now() + withinMs;
  let round = (await readBoard(server.url)).round;
  while (round === null || Date.parse(round.closesAt) - Date.now() < (roundSeconds * 1000) / 2) {
    if (Date.now() > deadlineMs) throw new Error('no round opened');
    await sleep(200);
    round = (await readBoard(server.url)).round;
  }
  const named = round;
  if (Date.parse(named.closesAt) - Date.now() > 2 * roundSeconds * 1000)
    return note(scene, false, `${nameOf(server)} shows the round of ${named.drawsAt} as the next one`);
  await sleep(Math.max(0, Date.parse(named.drawsAt) - roundSeconds * 1000 - Date.now()) + 100);
  await expectOnBoth(scene, 'a bet on an open round', '0', (person, place) =>
    betOnRound(person, named, 2_000 + place),
  );
  await sleep(Date.parse(named.closesAt) - Date.now() + 50);
  await expectOnBoth(scene, 'a bet on a closed round', 'B6050', (person, place) =>
    betOnRound(person, named, 3_000 + place),
  );
  await waitForDraw(scene, deadlineMs);
}

async function waitForDraw(scene: Scene, deadlineMs: number): Promise<void> {
  for (;;) {
    const row = await scene.owner.row<{ drawn: number; early: number }>(
      `select count(*) as drawn, count(*) filter (
                where s.first_draw_at + (o.draw - 1) * s.every_ms * interval '1 millisecond' > clock_timestamp()) as early
         from draw_outcome o join draw_series s on s.series = o.series`,
    );
    if ((row?.early ?? 0) > 0) return note(scene, false, 'a round was drawn before its time');
    if ((row?.drawn ?? 0) > 0) return note(scene, true, 'a round was drawn in time');
    if (Date.now() > deadlineMs) return note(scene, false, 'no round was drawn');
    await sleep(50);
  }
}

async function measure(fakeTime: string, cluster: Cluster, folder: string): Promise<void> {
  const { url } = cluster;
  const installation = await install({ url }, folder, {
    HANPAN_MINIGAME_ROUND_SECONDS: String(roundSeconds),
  });
  const owner = openDatabase({ url, poolSize: 2 });
  const application = openDatabase({ url, role: applicationRole, poolSize: 4 });
  const people = await makePeople({ owner, application }, 40);
  const matches = await openMatches({ owner });
  const running: Skewed[] = [];
  const start = async (program: 'server' | 'worker', aheadMs: number) => {
    const started = await startSkewed(installation, program, { fakeTime, aheadMs });
    running.push(started);
    return started;
  };
  try {
    const servers = [await start('server', skewMs), await start('server', -skewMs)];
    const scene: Scene = {
      owner,
      installation,
      servers,
      people: people.values(),
      matches: matches.values(),
      wrong: [],
      checks: 0,
    };
    await checkMatches(scene);
    await checkDeadlines(scene);
    // From here on matches that have begun are played.
    await start('worker', skewMs);
    await checkRounds(scene);
    await checkClocks(scene, running);
    for (const each of scene.wrong) say(each);
    const result = { checks: scene.checks, wrong: scene.wrong.length, off_by_s: skewMs / 1000 };
    if (scene.wrong.length > 0) process.exitCode = 1;
    await report('clock', result);
  } finally {
    for (const { child } of running) await end({ child, address: '' });
    await application.close();
    await owner.close();
  }
}

const fakeTime = findFakeTime();
if (fakeTime === undefined) {
  say('This machine has no libfaketime, so no process gets a wrong clock: install the package libfaketime.');
  process.exit(2);
}
const folder = await mkdtemp(join(tmpdir(), 'hanpan-clock-keys-'));
const cluster = await Cluster.start();
try {
  await measure(fakeTime, cluster, folder);
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
