import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id, noBody, page, pageInfo, searchText, yesNo } from '../../fields.ts';
import { gameTypes } from '../../shapes/game-code.ts';
import { gameWindows, vendorGame } from '../../shapes/vendor-game.ts';

/** What a browser opens: an address of a vendor is never a script. */
const httpUrl = z.url({ protocol: /^https?$/ });
const launchId = z.string().min(1).max(64);

export const getSlotList = defineCall({
  path: '/api/minigame/getSlotList',
  summary: 'The games of a vendor, by its own code or by a code of the catalogue',
  audience: 'member',
  limit: 'read',
  body: z.object({ vendorKey: z.string().min(1).max(40) }),
  data: z.object({
    games: z.array(vendorGame),
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
  data: z.object({ games: z.array(vendorGame), pageInfo }),
  failures: ['B0092'],
});

export const lobby = defineCall({
  path: '/api/minigame/lobby',
  summary: 'Every game of a type that the member may open now, of all vendors, in their order',
  audience: 'member',
  limit: 'read',
  body: z.object({ type: z.enum(gameTypes) }),
  data: z.object({ games: z.array(vendorGame) }),
  failures: [],
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
    /** Demo: without money, where the vendor offers that. */
    mode: z.enum(['real', 'demo']).default('real'),
  }),
  // Where the page for games may frame it: the id by which `launch` tells this session the address again.
  data: z.object({
    gameurl: httpUrl,
    launchId: launchId.nullable(),
    /** What the game is made for. */
    window: z.enum(gameWindows),
  }),
  failures: [
    'B1002',
    'B1001',
    'L013',
    'X001',
    'D001',
    'X007',
    // Its session has ended since the call began.
    'E401',
    'TK999',
    'B0093',
    'B0092',
    'B6014',
    'X003',
    'X004',
    'X006',
    'B0091',
    '9999',
    'B6000',
    'B0099',
    'TE99',
    'NT99',
  ],
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

/** What is over stays the member's to look at: no switch, lock or exclusion stands before it, and nothing moves. */
export const replayRound = defineCall({
  path: '/api/minigame/replay',
  summary: "Where the vendor shows one of the member's finished rounds again, with all its features",
  audience: 'member',
  limit: 'write',
  /** As the history names it, of the family `vendor`. */
  body: z.object({ betIdx: id }),
  data: z.object({ replayUrl: httpUrl }),
  failures: ['E404', 'G003', 'G004', '9999'],
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
