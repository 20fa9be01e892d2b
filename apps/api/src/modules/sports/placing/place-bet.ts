import type { BodyOf } from '@hanpan/contract';
import { type Database, GroupWriter, type Queryable, transactionOn } from '@hanpan/db';
import type { MemberContext } from '../../../kernel/call-context.ts';
import type { KeyedRequest } from '../../../kernel/idempotency.ts';
import { need } from '../../../kernel/need.ts';
import { settingsOf } from '../../settings/index.ts';
import { type PlaceBetServices, placeBets, type SlipOutcome } from './place-bets.ts';
import type { placeBetPath, Slip } from './slip.ts';

type Body = BodyOf<typeof placeBetPath>;

function slipOf({ site, memberId }: MemberContext, body: Body, request: KeyedRequest): Slip {
  return { ...body, request, siteId: site.id, memberId, settings: settingsOf(site) };
}

/** A key in capitals is the same key: for the table it is a number. */
const keyOf = ({ request: { siteId, actor, key } }: Slip) => `${siteId} ${actor} ${key.toLowerCase()}`;
const keyAndContentOf = (slip: Slip) => `${keyOf(slip)} ${slip.request.inputHash.toString('hex')}`;

/** The first slip of every key, and those that come with other content under a key of the same batch. */
function byKey(slips: readonly Slip[]): { first: Slip[]; later: Slip[] } {
  const firsts = new Map<string, Slip>();
  for (const slip of slips) if (!firsts.has(keyOf(slip))) firsts.set(keyOf(slip), slip);
  return { first: [...firsts.values()], later: slips.filter((slip) => firsts.get(keyOf(slip)) !== slip) };
}

/**
 * While one writer waits for the database the other prepares its batch. A member always goes to the same one, which keeps
 * the order of its slips; members of different writers have different house shards, so the two never wait for each other.
 */
const writersAtOnce = 2;

/**
 * Where slips are submitted. Those that gather while the last batch is written are placed together: one
 * transaction, one commit. A refused slip leaves nothing behind and does not affect the others.
 */
export class BetCounter {
  readonly #services: PlaceBetServices;
  readonly #writers: readonly GroupWriter<Slip, SlipOutcome>[];

  constructor(services: PlaceBetServices & { readonly database: Database }) {
    this.#services = services;
    this.#writers = Array.from({ length: writersAtOnce }, () => this.#openWriter(services.database));
  }

  #openWriter(database: Database): GroupWriter<Slip, SlipOutcome> {
    return new GroupWriter<Slip, SlipOutcome>(database, {
      keyOf: keyAndContentOf,
      write: (connection, slips) => this.#write(connection, slips),
      // Sent again while it was being decided: it gets the same answer, as it would a moment later.
      follow: (_first, _follower, outcome) => outcome,
    });
  }

  /**
   * Places a single or a combination: the bet, its legs and its money commit together. Fails with C999, B1002, B1001,
   * B6013 (no feed, no bets), B6018, B6012, B6011, B6010, B6019, B6001, B6002, B6003, B6017, B9999, B6014 (the day's loss
   * limit), B6005 (the same slip a moment ago), B6015, B6016, B6000. A live bet, and one that a trader is asked for, is
   * returned in WAIT.
   */
  place(context: MemberContext, body: Body, request: KeyedRequest): Promise<SlipOutcome> {
    const writer = need(this.#writers[context.memberId % writersAtOnce], 'the writer of a member');
    return writer.write(slipOf(context, body, request));
  }

  /** A key with other content waits for the first: it is C999, or is tried itself if the first was refused. */
  async #write(connection: Queryable, slips: readonly Slip[]): Promise<SlipOutcome[]> {
    const { first, later } = byKey(slips);
    const decided = await transactionOn(connection, (tx) => placeBets(this.#services, tx, first));
    const outcomes = new Map(first.map((slip, index) => [slip, decided[index] as SlipOutcome]));
    if (later.length > 0) {
      const afterwards = await this.#write(connection, later);
      for (const [index, slip] of later.entries()) outcomes.set(slip, afterwards[index] as SlipOutcome);
    }
    return slips.map((slip) => outcomes.get(slip) as SlipOutcome);
  }
}
