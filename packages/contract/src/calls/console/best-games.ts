import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { localText, noBody, searchText } from '../../fields.ts';
import { bestGameLists, mostBestGames } from '../../shapes/best-games.ts';

const list = z.enum(bestGameLists);
const code = z.string().min(1).max(100);
const locale = z.enum(['ko', 'en', 'vi']);
/** Null: readers of every language. */
const locales = z.array(locale).min(1).max(3).nullable();

const game = {
  code,
  name: localText,
  vendorName: localText,
  family: z.string(),
  /** The name of a drawing, or the address of its picture. */
  art: z.string(),
  /** Whether members can open it now; what they cannot is passed over. */
  isOpen: z.boolean(),
};

const lists = z.array(
  z.object({
    list,
    games: z.array(z.object({ ...game, locales })),
    revision: z.string(),
  }),
);

export const bestGameList = defineCall({
  path: '/api/console/bestGames',
  summary: 'The best games of the main page and of each lobby, in order',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({ lists }),
  failures: [],
});

export const bestGameSearch = defineCall({
  path: '/api/console/bestGames/search',
  summary: 'Games that may stand in a list of best games: those of providers, and our own pages',
  audience: 'operator',
  limit: 'read',
  body: z.object({ list, search: searchText }),
  data: z.object({ games: z.array(z.object(game)) }),
  failures: [],
});

export const bestGameSave = defineCall({
  path: '/api/console/bestGames/save',
  summary: 'Put these games into a list of best games, in this order',
  audience: 'operator',
  limit: 'write',
  body: z.object({
    list,
    revision: z.string().min(1).max(100),
    games: z.array(z.object({ code, locales })).max(mostBestGames),
    reason: z.string().trim().min(1).max(200),
  }),
  data: z.object({ lists }),
  /** N005: one game stands twice. N006: one is none that this list may have. T999: somebody was faster. */
  failures: ['N005', 'T999', 'N006'],
});
