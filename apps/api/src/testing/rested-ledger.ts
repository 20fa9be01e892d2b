import { flows } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import type { World } from './world.ts';

/** As after months in which nothing ran: those that were opened have passed. Only before anything was posted. */
export async function restLedger(world: World): Promise<void> {
  const months = await world.owner.rows<{ name: string }>(
    "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'ledger_transfer'::regclass",
  );
  for (const { name } of months) await world.owner.run(`drop table ${name}`);
}

/** Posts a transfer to a new member. */
export async function postAnything(world: World): Promise<string> {
  const { key } = await world.addMember();
  const holder = { siteId: world.site.id, memberId: key };
  const transfer = flows.vendorWin({ holder, amount: amount(1_000) }, 'v', `${key}`);
  return (await world.services.ledger.post(transfer)).status;
}
