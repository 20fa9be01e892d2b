import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { localText, noBody, yesNo } from '../../fields.ts';

export const getSlotList = defineCall({
  path: '/api/minigame/getSlotList',
  summary: 'The games of a slot vendor',
  audience: 'member',
  limit: 'read',
  body: z.object({ vendorKey: z.string().min(1).max(40) }),
  data: z.object({
    games: z.array(
      z.object({
        key: z.string(),
        image: z.string(),
        names: localText,
        vendorName: localText,
        returnToPlayerPercent: z.string(),
      }),
    ),
  }),
  failures: ['B0092', '9999'],
});

export const getGame = defineCall({
  path: '/api/minigame/getGame',
  summary: "Open a vendor's game; the answer is the address to open",
  audience: 'member',
  limit: 'write',
  body: z.object({
    vendorKey: z.string().min(1).max(40),
    gameType: z.string().min(1).max(40),
    gameKey: z.string().min(1).max(80),
    platform: z.enum(['desktop', 'mobile']).default('desktop'),
  }),
  data: z.object({ gameurl: z.url() }),
  failures: ['B1002', 'B1001', 'B0093', 'B0092', 'B0091', '9999', 'B6000', 'B0099', 'TE99', 'NT99'],
});

export const isPlayGame = defineCall({
  path: '/api/kgon/isPlayGame',
  summary: 'Whether the member has an open vendor game',
  audience: 'member',
  limit: 'read',
  body: noBody,
  data: z.object({ isPlayGame: yesNo }),
  failures: [],
});
