import type { BodyOf } from '@hanpan/contract';
import type { MemberContext } from '../../../kernel/call-context.ts';
import type { KeyedRequest } from '../../../kernel/idempotency.ts';
import { KeyedWriter } from '../../../kernel/keyed-writer.ts';
import { settingsOf } from '../../settings/index.ts';
import type { MinigameServices } from '../services.ts';
import type { MiniSlip, MiniSlipOutcome, placePath } from './mini-slip.ts';
import { placeMiniBets } from './place-mini-bets.ts';

/** Where bets on the mini games are submitted. */
export class MiniCounter {
  readonly #writer: KeyedWriter<MiniSlip, MiniSlipOutcome>;

  constructor(services: Pick<MinigameServices, 'database' | 'ledger' | 'clock' | 'families'>) {
    this.#writer = new KeyedWriter(services.database, (tx, slips) => placeMiniBets(services, tx, slips));
  }

  /**
   * Bets on a round: the bet and its money commit together. Fails with C999, B1002, B1001, X001, B6051, E404, B6050, B6010,
   * B6001, B6002, B6003, B6014 (the day's loss limit), B6005 (the same bet a moment ago), B6015, B6016, B6000.
   */
  place(
    { site, memberId, address }: MemberContext,
    body: BodyOf<typeof placePath>,
    request: KeyedRequest,
  ): Promise<MiniSlipOutcome> {
    const whose = { siteId: site.id, memberId, address, settings: settingsOf(site) };
    return this.#writer.submit({ ...body, ...whose, request });
  }
}
