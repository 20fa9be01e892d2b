import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  amount,
  amountFromZero,
  id,
  instant,
  localText,
  noBody,
  nothing,
  page,
  pageInfo,
  searchText,
} from '../../fields.ts';

const reason = z.string().trim().min(1).max(200);
const vendorCode = z.string().max(40);

export const vendorList = defineCall({
  path: '/api/console/vendors',
  summary: 'The providers of games, whether they are on at the site, and what is stuck with them',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({
    list: z.array(
      z.object({
        code: z.string(),
        name: localText,
        dialect: z.string(),
        walletMode: z.enum(['seamless', 'transfer']),
        /** Off for the whole installation. */
        isEnabled: z.boolean(),
        /** Off at this site, since when and by whose word is in the audit log. */
        isOff: z.boolean(),
        gameCount: z.int(),
        offGameCount: z.int(),
        playingCount: z.int(),
        openTransferCount: z.int(),
        heldCount: z.int(),
        largestWin: amount,
        syncedAt: instant.nullable(),
      }),
    ),
  }),
  failures: [],
});

export const vendorGames = defineCall({
  path: '/api/console/vendors/games',
  summary: 'The games of a provider, and which of them are off at the site',
  audience: 'operator',
  limit: 'read',
  body: z.object({ vendorCode, search: searchText, page }),
  data: z.object({
    list: z.array(
      z.object({
        gameKey: z.string(),
        names: localText,
        gameType: z.string(),
        rtpPercent: z.string(),
        /** Whether the provider still lists it. */
        isListed: z.boolean(),
        isOff: z.boolean(),
      }),
    ),
    pageInfo,
  }),
  failures: [],
});

export const vendorSwitch = defineCall({
  path: '/api/console/vendors/switch',
  summary: 'Switch a provider or one of its games off or on at the site; what is open is played to its end',
  audience: 'operator',
  limit: 'write',
  body: z.object({
    vendorCode,
    /** Null: all of its games. */
    gameKey: z.string().max(200).nullable(),
    off: z.boolean(),
    reason,
  }),
  data: nothing,
  failures: ['E404'],
});

const member = { memberKey: id, memId: z.string(), memNick: z.string() };

export const vendorStuck = defineCall({
  path: '/api/console/vendors/stuck',
  summary: 'Movements of game money whose end is not known yet, and wins that were held back',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({
    transfers: z.array(
      z.object({
        transferId: z.string(),
        ...member,
        vendorCode: z.string(),
        direction: z.enum(['in', 'out']),
        /** Null is everything there is. */
        amount: amount.nullable(),
        state: z.enum(['pending', 'unknown']),
        attempts: z.int(),
        askedAt: instant,
        nextAt: instant.nullable(),
        /** What an operator has said became of it, where a second one has to say the same; amounts of null: nothing moved. */
        said: z
          .object({
            by: z.string(),
            at: instant,
            reason: z.string(),
            movedAmount: amount.nullable(),
            leftAmount: amount.nullable(),
          })
          .nullable(),
      }),
    ),
    held: z.array(
      z.object({
        vendorCode: z.string(),
        transactionId: z.string(),
        kind: z.enum(['win', 'rollback']),
        cause: z.enum(['held', 'out-of-range']),
        ...member,
        gameKey: z.string(),
        round: z.string(),
        amount,
        firstAt: instant,
        lastAt: instant,
        times: z.int(),
        releasedAt: instant.nullable(),
      }),
    ),
  }),
  failures: [],
});

export const vendorReleaseHeld = defineCall({
  path: '/api/console/vendors/releaseHeld',
  summary: 'Let a held win through: it is paid when the provider comes with it again',
  audience: 'supervisor',
  limit: 'write',
  stepUp: 'sum',
  confirms: true,
  body: z.object({ vendorCode, transactionId: z.string().max(200), reason }),
  data: nothing,
  /** T999: it was released or paid already. */
  failures: ['E404', 'T999'],
});

export const vendorDismissHeld = defineCall({
  path: '/api/console/vendors/dismissHeld',
  summary:
    'Take a held movement off the list that will never come; should it come nevertheless, it is held again',
  audience: 'supervisor',
  limit: 'write',
  body: z.object({ vendorCode, transactionId: z.string().max(200), reason }),
  data: nothing,
  /** T999: it was paid or dismissed already, or its bet has come to another end. */
  failures: ['E404', 'T999'],
});

export const vendorEndTransfer = defineCall({
  path: '/api/console/vendors/endTransfer',
  summary: 'End a movement that the provider does not explain: so much moved, or nothing did',
  audience: 'supervisor',
  limit: 'write',
  stepUp: 'sum',
  confirms: true,
  body: z.object({
    transferId: z.uuid(),
    /** How much moved, and what the provider holds of the member after it; null: nothing moved. */
    moved: z.object({ amount: amountFromZero, left: amountFromZero }).nullable(),
    reason,
  }),
  /** Not done: a second operator has to say the same. */
  data: z.object({ isDone: z.boolean() }),
  /**
   * T999: it has ended already. VD06: more than was sent cannot have come there. VD07: the provider is being asked at this
   * moment. C504: a second operator has to say it.
   */
  failures: ['E404', 'T999', 'VD06', 'VD07', 'C504'],
});

export const vendorRetry = defineCall({
  path: '/api/console/vendors/retryTransfer',
  summary: 'Ask the provider about a movement at once, with the id that it knows',
  audience: 'operator',
  limit: 'write',
  body: z.object({ transferId: z.uuid(), reason }),
  data: nothing,
  failures: ['E404'],
});
