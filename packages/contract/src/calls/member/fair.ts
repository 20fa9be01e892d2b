import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { digest, instant, page, pageInfo } from '../../fields.ts';

/** Names as announcements write them: a–z, 0–9, dot, hyphen, underscore. */
const seriesName = z.string().regex(/^[a-z0-9][a-z0-9._-]{0,63}$/);
const gameName = z.string().regex(/^[a-z0-9][a-z0-9._-]{0,31}$/);
/** 32 bytes in lower-case hex. */

/** Where the salts come from: a witness with a second chain, or a public randomness beacon (drand) by the hash of its chain. */
const saltPlan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('witness'), chain: digest }),
  z.object({ kind: z.literal('beacon'), network: digest, genesisMs: z.int(), periodMs: z.int() }),
]);

/** A beacon's is the hash of its signature over the round that the draw was bound to. */
const revealedSalt = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('witness'), value: digest }),
  z.object({
    kind: z.literal('beacon'),
    value: digest,
    round: z.int().min(1),
    signature: z.string().regex(/^[0-9a-f]{96}$/),
  }),
]);

/** Exactly what was hashed: `digest` beside it is made from these fields and nothing else. */
const announcement = z.object({
  algorithm: z.string(),
  series: seriesName,
  game: gameName,
  draws: z.int().min(1),
  chain: digest,
  firstDrawAtMs: z.int(),
  everyMs: z.int(),
  salt: saltPlan,
});

const commitment = z.object({
  /** Counts the announcements of the game from 1, without gaps: none was dropped. */
  number: z.int().min(1),
  announcement,
  /** The hash of the announcement, as it stands on every bet on the series. */
  digest,
  announcedAt: instant,
  /** When the last draw of the series is. */
  lastDrawAt: instant,
  /** Whether the two keys are sealed under two secrets in two places. If not, one secret opens both; null where a beacon is. */
  keysApart: z.boolean().nullable(),
  /** Draws that came to nothing, and were never drawn anew. */
  voidDraws: z.int().min(0),
});

export const fairCommitments = defineCall({
  path: '/api/fair/commitments',
  summary: 'What was announced before the first bet on each series of draws, the latest first',
  audience: 'guest',
  limit: 'read',
  body: z.object({
    game: gameName.nullable().default(null),
    /** The one with this hash, as it stands on a bet. */
    digest: digest.nullable().default(null),
    page,
  }),
  data: z.object({ list: z.array(commitment), pageInfo }),
  failures: [],
});

/** A draw of a series; draws count from 1. */
const drawBody = z.object({ series: seriesName, draw: z.int().min(1).max(10_000_000) });

export const fairReveal = defineCall({
  path: '/api/fair/reveal',
  summary: 'What was revealed of a draw, with its proof, or when it is due',
  audience: 'guest',
  limit: 'read',
  body: drawBody,
  data: z.object({
    /** `waiting`: its time has not come, or nothing has been drawn yet. */
    state: z.enum(['waiting', 'revealed', 'void']),
    digest,
    drawAt: instant,
    /** When its values were revealed, or it was declared void. */
    decidedAt: instant.nullable(),
    voidReason: z.enum(['missing-key', 'no-beacon', 'too-late']).nullable(),
    /**
     * The proof as `hanpan-draws/1` writes it. Of a game whose rule is not known here it holds both values and no numbers:
     * who plays the game gives a proof with them.
     */
    proof: z
      .object({
        announcement,
        draw: z.int(),
        chainValue: digest,
        salt: revealedSalt,
        stream: z.string(),
        bytes: z.string(),
        steps: z.array(z.object({ below: z.int(), words: z.array(z.int()), value: z.int() })),
        outcome: z.unknown(),
      })
      .nullable(),
  }),
  failures: ['FD01'],
});

/** In the order in which they are made; `docs/fairness.md` says what each of them shows. */
const proofChecks = ['shape', 'published', 'draw', 'chain', 'salt', 'bytes', 'steps', 'outcome'] as const;

export const fairVerify = defineCall({
  path: '/api/fair/verify',
  summary: 'Checks a proof against the announcement that stands here',
  audience: 'guest',
  limit: 'heavy',
  body: z.object({ proof: z.record(z.string(), z.unknown()) }),
  data: z.object({
    /** `incomplete`: nothing failed, and something could not be checked here. */
    verdict: z.enum(['valid', 'invalid', 'incomplete']),
    /** Those that were made; what follows a failure that leaves nothing to check is left out. */
    checks: z.array(z.object({ name: z.enum(proofChecks), state: z.enum(['passed', 'failed', 'open']) })),
  }),
  failures: ['FD02'],
});
