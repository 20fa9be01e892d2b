import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { gameTypes, masterCodes } from '../../shapes/game-code.ts';

/** A master code is the whole catalogue or one of its families. */
const masterCode = z.enum(masterCodes).default('GAME');

const gameCode = z.object({
  code: z.string(),
  codeName: z.string(),
  codeNameEN: z.string(),
  codeNameVI: z.string(),
  groupCode: z.string(),
  groupCodeNameEN: z.string(),
  ord: z.int(),
  /** What a bet there counts as: the group key of the betting history. */
  gameType: z.enum(gameTypes),
  /** The page of the site that it opens. */
  target: z.string(),
  /** Whether it can be played on this site now. */
  ready: z.boolean(),
});

export const commonCode = defineCall({
  path: '/api/common/code',
  summary: 'The game catalogue as the menus list it, in `ord` order',
  audience: 'guest',
  limit: 'read',
  body: z.object({ masterCode }),
  data: z.object({ list: z.array(gameCode) }),
  failures: [],
});

/** Empty is the same as left out: everything. */
const codeFilter = z.string().max(40).default('');

export const gameCodes = defineCall({
  path: '/api/common/gameCodes',
  summary: 'The codes of a part of the catalogue, by group, by code or by both',
  audience: 'guest',
  limit: 'read',
  body: z.object({ masterCode, groupCode: codeFilter, code: codeFilter }),
  data: z.object({ list: z.array(gameCode) }),
  failures: ['E404'],
});

export const gameGroupCodes = defineCall({
  path: '/api/common/gameGroupCodes',
  summary: 'The category codes: which groups the catalogue or one of its families has, in order',
  audience: 'guest',
  limit: 'read',
  body: z.object({ masterCode }),
  data: z.object({
    list: z.array(
      z.object({
        /** The family that the group belongs to, itself a master code. */
        code: z.enum(masterCodes),
        groupCode: z.string(),
        groupCodeNameEN: z.string(),
        ord: z.int(),
      }),
    ),
  }),
  failures: [],
});
