import { setTimeout as sleep } from 'node:timers/promises';
import { withBenchDatabase } from './bench-database.ts';
import { report, say } from './results.ts';
import { pondCode, shootTogether } from './rooms/anglers.ts';
import { takeSeats } from './rooms/players.ts';
import { startSandboxVendor } from './sandbox-vendor.ts';
import { Stopwatch } from './stopwatch.ts';

/**
 * Two hundred players at one baccarat table for three rounds, then fifty at one fishing pond, over HTTP and the stream of the sandbox vendor in a process of
 * its own. `p99_ms` is the slowest of a bet's response, a shot's response and a message's way to a page; `lost` counts bets without their win,
 * wins without effect, messages that did not come and players who saw another outcome.
 */
const players = 200;
const rounds = 3;
const anglers = 50;
const shootMs = 20_000;
const room = 'cheongsa-baccarat';

await withBenchDatabase(2, async (database, folder) => {
  const vendor = await startSandboxVendor(database, folder, [room, pondCode]);
  const { url, operatorKey, wallet } = vendor;
  try {
    const [bets, messages] = [new Stopwatch(), new Stopwatch()];
    const seats = await takeSeats({
      players,
      url,
      room,
      operatorKey,
      wallet,
      bets,
      messages,
    });
    say(`${players} players sit at ${room}`);
    const played = await Promise.all(seats.map((seat) => seat.play(rounds)));
    // The last round's wins are paid when it has been shown.
    await sleep(4000);
    for (const seat of seats) seat.leave();
    const shots = new Stopwatch();
    const pond = await shootTogether({ anglers, shootMs, url, operatorKey, wallet, shots });
    say(`${pond.fired} shots were fired at ${pondCode}`);
    const outcomes = new Set(played.map((each) => JSON.stringify(each.outcomes)));
    const lost =
      seats.reduce((sum, seat) => sum + seat.missed(), 0) +
      wallet.unresolved() +
      wallet.wrongBalances() +
      (outcomes.size - 1) +
      pond.lost;
    const p99 = Math.max(bets.percentile(0.99), messages.percentile(0.99), shots.percentile(0.99));
    await report(
      'rooms',
      { p99_ms: p99, lost },
      {
        players,
        rounds,
        bets: bets.count,
        messages: messages.count,
        bet_p99_ms: bets.percentile(0.99),
        message_p99_ms: messages.percentile(0.99),
        anglers,
        shots: pond.fired,
        shot_p99_ms: shots.percentile(0.99),
      },
    );
  } finally {
    await vendor.stop();
  }
});
