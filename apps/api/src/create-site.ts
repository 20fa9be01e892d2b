import { SetupRefused, type Tx } from '@hanpan/db';
import { z } from 'zod';
import type { ApplicationServices } from './application-services.ts';
import { insertNextSite, listSites } from './kernel/site-store.ts';
import { canonicalHost } from './kernel/sites.ts';
import { installCodes } from './modules/catalogue/index.ts';
import { hasPlatformOperator, insertFirstOwner } from './modules/console/index.ts';
import { installDocuments } from './modules/document/index.ts';

export interface NewSite {
  readonly key: string;
  readonly name: string;
  /** The name that browsers reach it by; empty: whatever no other site has. */
  readonly host: string;
  /** Whom the site belongs to. */
  readonly operatorId: string;
}

const shape = z.object({
  key: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{2,39}$/, 'must be 3 to 40 small letters, digits and hyphens, such as my-site'),
  name: z.string().trim().min(1, 'must not be empty').max(60, 'must not be longer than 60 characters'),
  host: z
    .string()
    .trim()
    .transform(canonicalHost)
    .pipe(
      z
        .string()
        .regex(
          /^$|^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/,
          'must be a host name such as play.example.com',
        ),
    ),
  operatorId: z
    .string()
    .regex(/^[A-Za-z0-9._-]{3,30}$/, 'must be 3 to 30 letters, digits, dots, hyphens or underscores'),
});

const words: Readonly<Record<string, string>> = {
  key: 'The key',
  name: 'The name',
  host: 'The host',
  operatorId: "The owner's id",
};

/**
 * A site with its owner and its catalogue, and with the settings that every site begins with. The owner of the first one
 * leads the installation. Returns the owner's password, which is kept nowhere. Throws SetupRefused.
 */
export async function createSite(services: ApplicationServices, given: NewSite): Promise<string> {
  const { operatorId, ...site } = check(given);
  return services.database.transaction(async (tx) => {
    const siteId = await insertNextSite(tx, { ...site, host: site.host === '' ? null : site.host });
    if (siteId === undefined) throw await takenBy(tx, site);
    await installCodes(tx, siteId);
    await installDocuments(tx, siteId, services.clock.date());
    const isPlatform = !(await hasPlatformOperator(tx));
    return insertFirstOwner(services, tx, { siteId, operatorId, isPlatform });
  });
}

function check(given: NewSite): NewSite {
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = String(issue?.path[0]);
  throw new SetupRefused(
    `${words[field]} is "${given[field as keyof NewSite]}", but it ${issue?.message}. Nothing was made.`,
  );
}

async function takenBy(tx: Tx, { key, host }: Omit<NewSite, 'operatorId'>): Promise<SetupRefused> {
  const sites = await listSites(tx);
  if (sites.some((site) => site.key === key))
    return new SetupRefused(`There is a site with the key ${key} already. Nothing was made.`);
  if (sites.some((site) => site.host === host))
    return new SetupRefused(`There is a site with the host ${host} already. Nothing was made.`);
  return new SetupRefused('Another site was made at this moment. Nothing was made; try again.');
}
