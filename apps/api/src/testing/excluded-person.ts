import type { ApplicationServices } from '../application-services.ts';
import type { World } from './world.ts';

/** The one who is on the list of excluded persons of a test. */
export const excludedPerson = { name: 'Nobody Allowed', birthDate: '1990-01-31' } as const;

/** For worlds with such a list. */
export const withExcludedPerson = (services: ApplicationServices): ApplicationServices => ({
  ...services,
  isExcludedPerson: async ({ name, birthDate }) =>
    name === excludedPerson.name && birthDate === excludedPerson.birthDate,
});

/** A member who has applied before it was put on the list. */
export async function nameExcluded(world: World, memberKey: number): Promise<void> {
  await world.database.run('update member set holder_name = $2, birth_date = $3 where id = $1', [
    memberKey,
    excludedPerson.name,
    excludedPerson.birthDate,
  ]);
}
