import type { ApplicationServices } from './application-services.ts';
import { createSite, type NewSite } from './create-site.ts';
import { giveOperatorPassword, type NamedOperator } from './give-operator-password.ts';
import { readSettings } from './kernel/settings-from-environment.ts';
import { prepareAsOwner } from './prepare-as-owner.ts';
import { openServices } from './services.ts';

async function inInstallation<Result>(
  environment: NodeJS.ProcessEnv,
  work: (services: ApplicationServices) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(environment);
  await prepareAsOwner(settings);
  const services = openServices(settings, 'hanpan-terminal', 0, 'jobs');
  try {
    return await work(services);
  } finally {
    await services.database.close();
  }
}

/** What `npm run site:create` does, with the environment that setup is given. Returns the owner's password. */
export function createSiteFrom(environment: NodeJS.ProcessEnv, site: NewSite): Promise<string> {
  return inInstallation(environment, (services) => createSite(services, site));
}

/** What `npm run operator:password` does, with the environment that setup is given. Returns the password. */
export function givePasswordFrom(environment: NodeJS.ProcessEnv, operator: NamedOperator): Promise<string> {
  return inInstallation(environment, (services) => giveOperatorPassword(services, operator));
}
