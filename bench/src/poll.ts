import { flows, Ledger } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { end, install, start } from './api-process.ts';
import { type BenchDatabase, withBenchDatabase } from './bench-database.ts';
import { makePeople, type Person } from './people.ts';
import { type Poller, type PollLoad, pollLoad } from './poll-load.ts';
import { report, say } from './results.ts';
import { median, round } from './stopwatch.ts';

/**
 * What every open page asks again and again: the balance, and the board of matches, beside a bare POST with a schema,
 * in turns, so that a slow minute affects all. The jobs run meanwhile, so the board moves as it does on a site.
 *   npm run bench -- poll [rounds] [seconds of a turn]
 */
const usual = { rounds: 5, seconds: 4 };
/** Each with an address and a session of its own: so many that none comes near its limit. */
const members = 1_024;
/** So few that each asks several times a second, and has the board of the moment before. */
const watchers = 512;
const warmUpSeconds = 3;
const fullBoard = 40;
const boardWithinMs = 60_000;

const rounds = Number(process.argv[2] ?? usual.rounds);
const seconds = Number(process.argv[3] ?? usual.seconds);

const siteKey = 'hanpan-demo-site';
const paths = { bare: '/bare', balance: '/api/wallet/balance', board: '/api/sport/events' } as const;

interface Round {
  readonly bare: PollLoad;
  readonly balance: PollLoad;
  /** Of pages that keep their last answer. */
  readonly board: PollLoad;
  /** Of callers that take the whole board each time. */
  readonly whole: PollLoad;
}

const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

function pollersOf(people: readonly Person[], path: string, body: object, keepsAnswer = false): Poller[] {
  return people.map(({ token }, index) => ({
    path,
    body: JSON.stringify(body),
    keepsAnswer,
    headers: {
      'content-type': 'application/json',
      'accept-encoding': 'gzip',
      'accept-language': 'ko',
      authorization: siteKey,
      'x-forwarded-for': addressOf(index),
      ...(path === paths.balance ? { token } : {}),
    },
  }));
}

/** How many matches the board shows to somebody who asks once. */
async function boardSize(url: string): Promise<{ events: number; bytes: number; sentBytes: number }> {
  const { headers, body } = pollersOf(
    [{ memberId: 0, token: '', gameToken: '' }],
    paths.board,
    {},
  )[0] as Poller;
  const response = await fetch(`${url}${paths.board}`, { method: 'POST', headers, body });
  const text = await response.text();
  const { data } = JSON.parse(text) as { data: { events: unknown[] } };
  return {
    events: data.events.length,
    bytes: text.length,
    sentBytes: Number(response.headers.get('content-length')),
  };
}

async function untilBoardIsFull(url: string): Promise<void> {
  const until = performance.now() + boardWithinMs;
  while ((await boardSize(url)).events < fullBoard) {
    if (performance.now() > until) throw new Error('the jobs filled no board');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** As most pages are: of members with cash and points who are not in a game. */
async function leaveGames({ owner, application }: BenchDatabase, people: readonly Person[]): Promise<void> {
  await owner.run('update game_session set closed_at = now()');
  const ledger = new Ledger(application);
  const grant = ({ memberId }: Person) =>
    flows.pointGrant({ holder: { siteId: 1, memberId }, amount: amount(1_000) }, `bench-points:${memberId}`);
  await Promise.all(people.map((person) => ledger.post(grant(person))));
}

async function measure(database: BenchDatabase, folder: string): Promise<void> {
  const installation = await install(database, folder, { HANPAN_TRUSTED_PROXIES: '127.0.0.1' });
  const people = await makePeople(database, members);
  await leaveGames(database, people);
  const bare = await start(new URL('bare-server.js', import.meta.url), {});
  const server = await installation.start();
  const worker = await installation.startWorker();
  try {
    await untilBoardIsFull(installation.url);
    const size = await boardSize(installation.url);
    say(`the board: ${JSON.stringify(size)}`);
    const { url } = installation;
    const echoed = { user: 'hanpan-1', amount: 1, transaction_uuid: siteKey };
    const body = { siteId: siteKey };
    const turns = {
      bare: (time: number) => pollLoad(bare.address, pollersOf(people, paths.bare, echoed), time),
      balance: (time: number) => pollLoad(url, pollersOf(people, paths.balance, body), time),
      board: (time: number) =>
        pollLoad(url, pollersOf(people.slice(0, watchers), paths.board, body, true), time),
      whole: (time: number) => pollLoad(url, pollersOf(people, paths.board, body), time),
    };
    say('warming up');
    for (const turn of Object.values(turns)) await turn(warmUpSeconds);
    const measured: Round[] = [];
    for (let index = 1; index <= rounds; index += 1) {
      const result = {
        bare: await turns.bare(seconds),
        balance: await turns.balance(seconds),
        board: await turns.board(seconds),
        whole: await turns.whole(seconds),
      };
      say(`round ${index} of ${rounds}: ${JSON.stringify(result)}`);
      measured.push(result);
    }
    const middle = (of: (each: Round) => number) => median(measured.map(of));
    const beside = (of: (each: Round) => PollLoad) =>
      round(
        middle((each) => of(each).perSecond / each.bare.perSecond),
        3,
      );
    await report(
      'poll',
      {
        poll_vs_bare: beside((each) => each.balance),
        board_vs_bare: beside((each) => each.board),
        whole_board_vs_bare: beside((each) => each.whole),
      },
      {
        bare_per_s: middle((each) => each.bare.perSecond),
        poll_per_s: middle((each) => each.balance.perSecond),
        board_per_s: middle((each) => each.board.perSecond),
        whole_board_per_s: middle((each) => each.whole.perSecond),
        bare_p99_ms: middle((each) => each.bare.p99Ms),
        poll_p99_ms: middle((each) => each.balance.p99Ms),
        board_p99_ms: middle((each) => each.board.p99Ms),
        whole_board_p99_ms: middle((each) => each.whole.p99Ms),
        board_unchanged: round(middle((each) => each.board.unchanged)),
        board_events: size.events,
        board_bytes: size.bytes,
        board_sent_bytes: size.sentBytes,
      },
    );
  } finally {
    await end(worker);
    await end(server);
    await end(bare);
  }
}

await withBenchDatabase(16, measure);
