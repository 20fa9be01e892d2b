import { insertAudit } from '../../../kernel/audit-store.ts';
import { isoOf } from '../../../kernel/clock.ts';
import { listSites } from '../../../kernel/site-store.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { settingsOf } from '../../settings/index.ts';
import { lockMember } from '../facts-store.ts';
import type { MemberServices } from '../services.ts';
import { quietMembers, setActiveAt, setDormant } from './dormancy-store.ts';
import { lastUse } from './last-use-store.ts';

type DormancyServices = Pick<MemberServices, 'database' | 'clock' | 'families'>;

const dayMs = 86_400_000;

/** Decides one member under its lock: whoever logs in, bets or asks for money at the same moment comes before or after. */
async function judge(
  { database, clock, families }: DormancyServices,
  siteId: number,
  memberId: number,
  afterDays: number,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const member = await lockMember(tx, memberId);
    const use = await lastUse(tx, families, memberId);
    if (member?.status !== 'active' || member.dormantAt !== null || use === undefined) return;
    const at = clock.date();
    if (use.usedAt.getTime() > at.getTime() - afterDays * dayMs) {
      if (use.usedAt > use.knownAt) await setActiveAt(tx, memberId, use.usedAt);
      return;
    }
    await setDormant(tx, memberId, at);
    await insertAudit(tx, {
      siteId,
      actor: 'system',
      action: 'member.dormant',
      subject: `member:${memberId}`,
      detail: { usedAt: isoOf(use.usedAt), afterDays },
    });
  });
}

/** Makes accounts dormant that nobody has used for so long as their site says; a site that says nothing has none. */
export async function findDormant(services: DormancyServices, limit: number): Promise<void> {
  const { database, clock } = services;
  for (const site of await listSites(database)) {
    const { dormantAfterDays } = settingsOf(site);
    if (dormantAfterDays === null) continue;
    const before = new Date(clock() - dormantAfterDays * dayMs);
    for (const memberId of await quietMembers(database, site.id, before, limit))
      await judge(services, site.id, memberId, dormantAfterDays);
  }
}
