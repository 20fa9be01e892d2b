import { readFile } from 'node:fs/promises';
import { gameTypes, masterCodes } from '@hanpan/contract';
import { z } from 'zod';

const catalogue = z.object({
  groups: z.array(
    z.object({
      master: z.enum(masterCodes).exclude(['GAME']),
      gameType: z.enum(gameTypes),
      group: z.string(),
      groupEn: z.string(),
      codes: z.array(
        z.object({
          code: z.string(),
          ko: z.string(),
          en: z.string(),
          /** Left out where it is the English one. */
          vi: z.string().optional(),
          target: z.string().startsWith('/member/'),
        }),
      ),
    }),
  ),
});

/** Every family, vendor and code of the product, in the order of the menus. */
export async function readCodeGroups() {
  const text = await readFile(new URL('../../../data/game-codes.json', import.meta.url), 'utf8');
  return catalogue.parse(JSON.parse(text)).groups;
}
