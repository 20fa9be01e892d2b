import type { BodyOf } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import type { MemberContext } from '../../../kernel/call-context.ts';
import type { KeyedRequest } from '../../../kernel/idempotency.ts';
import { KeyedWriter } from '../../../kernel/keyed-writer.ts';
import { settingsOf } from '../../settings/index.ts';
import { type PlaceBetServices, placeBets, type SlipOutcome } from './place-bets.ts';
import type { KeyedSlip, placeBetPath } from './slip.ts';

type Body = BodyOf<typeof placeBetPath>;

function slipOf({ site, memberId, address }: MemberContext, body: Body, request: KeyedRequest): KeyedSlip {
  return { ...body, request, siteId: site.id, memberId, address, settings: settingsOf(site) };
}

/** Where slips are submitted. */
export class BetCounter {
  readonly #writer: KeyedWriter<KeyedSlip, SlipOutcome>;

  constructor(services: PlaceBetServices & { readonly database: Database }) {
    this.#writer = new KeyedWriter(services.database, (tx, slips) => placeBets(services, tx, slips));
  }

  /**
   * Places a single or a combination: the bet, its legs and its money commit together. Fails with C999, B1002, B1001, X001,
   * B6013 (no feed, no bets), B6018, B6012, B6011, B6010, B6019, B6001, B6002, B6003, B6017, B9999, B6014 (the day's loss
   * limit), B6005 (the same slip a moment ago), B6015, B6016, B6000. A live bet, and one that a trader is asked for, is
   * returned in WAIT.
   */
  place(context: MemberContext, body: Body, request: KeyedRequest): Promise<SlipOutcome> {
    return this.#writer.submit(slipOf(context, body, request));
  }
}
