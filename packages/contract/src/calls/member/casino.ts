import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { localText, noBody, page, pageInfo, searchText, yesNo } from '../../fields.ts';
import { gameTypes } from '../../shapes/game-code.ts';

/** What a browser opens: an address of a vendor is never a script. */
const httpUrl = z.url({ protocol: /^https?$/ });
const launchId = z.string().min(1).max(64);

const slotGame = z.object({
  key: z.string(),
  image: z.string(),
  names: localText,
  vendorName: localText,
  returnToPlayerPercent: z.string(),
});

export const getSlotList = defineCall({
  path: '/api/minigame/getSlotList',
  summary: 'The games of a slot vendor',
  audience: 'member',
  limit: 'read',
  body: z.object({ vendorKey: z.string().min(1).max(40) }),
  data: z.object({
    games: z.array(slotGame),
  }),
  failures: ['B0092', '9999'],
});

export const slotsOfVendor = defineCall({
  path: '/api/minigame/slots/{prodId}/{type}',
  summary: 'The games of a vendor by type, in pages; `all` is every type that it has',
  audience: 'member',
  limit: 'read',
  params: z.object({ prodId: z.string().min(1).max(40), type: z.enum(['all', ...gameTypes]) }),
  body: z.object({ search: searchText, page }),
  data: z.object({ games: z.array(slotGame.extend({ type: z.string() })), pageInfo }),
  failures: ['B0092'],
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
  // Where the page for games may frame it: the id by which `launch` tells this session the address again.
  data: z.object({ gameurl: httpUrl, launchId: launchId.nullable() }),
  failures: ['B1002', 'B1001', 'B0093', 'B0092', 'B0091', '9999', 'B6000', 'B0099', 'TE99', 'NT99'],
});

export const launch = defineCall({
  path: '/api/minigame/launch',
  summary: 'The address of a game that this session has opened, for the page that frames it',
  audience: 'member',
  limit: 'read',
  body: z.object({ launchId }),
  data: z.object({ gameurl: httpUrl }),
  failures: ['E404', 'G002', 'G001'],
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
