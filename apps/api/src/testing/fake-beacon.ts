import { roundSigner } from '@hanpan/beacon';
import type { Database } from '@hanpan/db';
import { type BeaconNetwork, beaconPlanOf, hexOf, quicknet } from '@hanpan/rules';
import type { Clock } from '../kernel/clock.ts';
import { type Beacon, openBeacon } from '../modules/draws/index.ts';

/** No test asks a network: whoever needs a beacon plays one. */
export function noBeacon(clock: Clock): Beacon {
  const request = () => Promise.reject(new Error('a test asks no network'));
  const mirrors = { urls: [], timeoutMs: 1_000, request };
  return openBeacon({ network: quicknet, mirrors, isForNewSeries: false, clock });
}

/** What a mirror answers when it is asked for a round; `signature` is the true one, as hex. */
export type MirrorAnswer = (asked: {
  readonly round: number;
  readonly signature: string;
  readonly signal: AbortSignal | null | undefined;
}) => Response | Promise<Response>;

const said = (body: object) => new Response(JSON.stringify(body));

/** Mirrors as they may be. */
export const mirrorAnswers = {
  true: ({ round, signature }) => said({ round, signature, randomness: 'of no interest' }),
  unpublished: () => new Response('not yet', { status: 425 }),
  silent: ({ signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  unreachable: () => Promise.reject(new TypeError('fetch failed')),
  /** The round before, by its own number or under the one that was asked for. */
  older: ({ round }) => said({ round: round - 1, signature: hexOf(ofTests.sign(round - 1)) }),
  renamed: ({ round }) => said({ round, signature: hexOf(ofTests.sign(round - 1)) }),
  otherKey: ({ round }) => said({ round, signature: hexOf(ofStrangers.sign(round)) }),
  changed: ({ round, signature }) =>
    said({ round, signature: `${signature.slice(0, -1)}${signature.endsWith('0') ? '1' : '0'}` }),
  large: ({ round, signature }) => said({ round, signature, more: 'x'.repeat(10_000) }),
  nonsense: () => new Response('<html>'),
} satisfies Record<string, MirrorAnswer>;

const ofTests = roundSigner(new Uint8Array(48).fill(11));
const ofStrangers = roundSigner(new Uint8Array(48).fill(12));

/** A network of the tests' own: its key, its chain, its mirrors. The code that asks and checks is the same as for drand. */
export class FakeBeacon {
  readonly network: BeaconNetwork = {
    hash: 'be'.repeat(32),
    publicKey: hexOf(ofTests.publicKey),
    // Its rounds are not at the times of draws.
    genesisMs: Date.parse('2026-01-01T00:00:01.500Z'),
    periodMs: 3_000,
  };
  readonly plan = beaconPlanOf(this.network);
  /** Every round that a mirror was asked for, in order. */
  readonly asked: number[] = [];
  mirrors: readonly MirrorAnswer[] = [mirrorAnswers.true];

  signatureOf(round: number): string {
    return hexOf(ofTests.sign(round));
  }

  /** Every call is an installation that has just started: nothing is remembered of another one. */
  open(clock: Clock, { isForNewSeries = true, timeoutMs = 10_000 } = {}): Beacon {
    const urls = this.mirrors.map((_, at) => `https://mirror-${at}.test`);
    const request = async (url: string, { signal }: RequestInit) => {
      const [, at, hash, number] =
        /^https:\/\/mirror-(\d+)\.test\/([0-9a-f]{64})\/public\/(\d+)$/.exec(url) ?? [];
      if (hash !== this.network.hash) throw new Error(`no mirror has ${url}`);
      const round = Number(number);
      this.asked.push(round);
      const answer = this.mirrors[Number(at)] ?? mirrorAnswers.unreachable;
      return answer({ round, signature: this.signatureOf(round), signal });
    };
    return openBeacon({
      network: this.network,
      mirrors: { urls, timeoutMs, request },
      isForNewSeries,
      clock,
    });
  }

  /** The network is pinned in the database too. */
  pin(owner: Database): Promise<unknown> {
    return owner.run("insert into draw_beacon values (decode($1, 'hex'), $2, $3)", [
      this.network.hash,
      this.network.genesisMs,
      this.network.periodMs,
    ]);
  }
}
