import { SetupRefused } from '@hanpan/db';
import type { ApplicationServices } from '../application-services.ts';
import { isAtHome } from '../kernel/host-list.ts';
import { listSites } from '../kernel/site-store.ts';
import { listActiveOperators } from '../modules/console/index.ts';
import { demoSiteKey } from './install-demo.ts';
import { demoPassword } from './install-people.ts';

type Needed = Pick<ApplicationServices, 'database' | 'hasher' | 'publicUrl'>;

/**
 * Where others than this machine are invited the demo is not even begun: its operators would come with a password that
 * everybody knows, and what was installed by then would stay. Throws SetupRefused.
 */
export async function refuseNewDemoInPublic({ database, publicUrl }: Needed): Promise<void> {
  if (isAtHome(publicUrl) || (await listSites(database)).some(({ key }) => key === demoSiteKey)) return;
  throw new SetupRefused(
    `PUBLIC_URL is ${publicUrl}, and the demo would bring operators with a published password: start it with HANPAN_DEMO=0.`,
  );
}

/**
 * Everybody knows the password of the demo: where others than this machine are invited, no operator may have it, with
 * the demo switched on or off. Throws SetupRefused with the names of those who do.
 */
export async function refusePublishedPassword({ database, hasher, publicUrl }: Needed): Promise<void> {
  if (isAtHome(publicUrl)) return;
  const found: string[] = [];
  for (const { operatorId, passwordHash } of await listActiveOperators(database))
    if (await hasher.verify(passwordHash, demoPassword)) found.push(operatorId);
  if (found.length === 0) return;
  throw new SetupRefused(
    `PUBLIC_URL is ${publicUrl}, but everybody can log in to the console as ${found.join(', ')} with the published password of the demo. Give each a new one: ${found.map((id) => `npm run operator:password -- ${id}`).join(' ; ')}`,
  );
}
