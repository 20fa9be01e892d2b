import type { Tx } from '@hanpan/db';
import { readCodeGroups } from './game-codes.ts';
import { insertGameCodes } from './install-store.ts';

/** Numbers between two groups, for codes that an installation adds to the first of them. */
const groupStep = 100;

/** Writes what a site's catalogue does not have yet. What an operator may have changed stays. */
export async function installCodes(tx: Tx, siteId: number): Promise<void> {
  const rows = (await readCodeGroups()).flatMap(({ master, gameType, group, groupEn, codes }, index) =>
    codes.map(({ code, ko, en, vi, target }, place) => ({
      code,
      name_ko: ko,
      name_en: en,
      name_vi: vi ?? null,
      group_code: group,
      group_name_en: groupEn,
      master_code: master,
      game_type: gameType,
      ord: (index + 1) * groupStep + 10 + place,
      target,
    })),
  );
  await insertGameCodes(tx, siteId, rows);
}

/** A vendor of slots that this installation brings along stands before the others. */
export async function installSlotVendor(
  tx: Tx,
  siteId: number,
  vendor: { readonly code: string; readonly ko: string; readonly en: string; readonly place: number },
): Promise<void> {
  const codeGroups = await readCodeGroups();
  const index = codeGroups.findIndex(({ group }) => group === 'SLOT');
  const slots = codeGroups[index];
  if (slots === undefined) throw new Error('the catalogue has no slots');
  await insertGameCodes(tx, siteId, [
    {
      code: vendor.code,
      name_ko: vendor.ko,
      name_en: vendor.en,
      name_vi: null,
      group_code: slots.group,
      group_name_en: slots.groupEn,
      master_code: slots.master,
      game_type: slots.gameType,
      ord: (index + 1) * groupStep + vendor.place,
      target: `/member/slotgame/${vendor.code}`,
    },
  ]);
}
