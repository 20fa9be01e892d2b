import { installDocuments } from '../modules/document/index.ts';
import type { TestSite } from './people.ts';
import type { Person, World } from './world.ts';

/** The first versions of the product's documents, at a site of the test. */
export function installTexts(world: World, site: TestSite = world.site): Promise<void> {
  const at = new Date(world.clock.read());
  return world.database.transaction((tx) => installDocuments(tx, site.id, at));
}

/** A member of a site that demands its documents to be accepted, which it has not done. */
export async function memberToAccept(world: World, cash = 100_000): Promise<Person> {
  const site = await world.addSite({ documentsRequired: true });
  await installTexts(world, site);
  return world.member({ site, cash });
}
