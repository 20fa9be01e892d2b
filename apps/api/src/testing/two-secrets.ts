import { beginNewest } from '../change-secret.ts';
import { followSecrets } from '../kernel/keys/follow-secrets.ts';
import { KeyRing } from '../kernel/keys/key-ring.ts';
import { need } from '../kernel/need.ts';
import { createSealer, type Sealer } from '../kernel/sealed.ts';
import { createSecretHasher } from '../kernel/secret-hash.ts';
import { refuseOtherSecrets } from '../refuse-other-secrets.ts';
import { createWorld } from './world.ts';

const secrets = {
  app: [
    'the first secret of the application, of 32 characters',
    'the second secret of the application, as long',
  ],
  witness: [
    'the first secret of the witness, of 32 characters',
    'the second secret of the witness, as long as it',
  ],
} as const;

/** The secret of this number. */
export const secretOf = (name: keyof typeof secrets, number: number): string =>
  need(secrets[name][number - 1], 'a secret');

/** What a process has that was started with the secrets of these numbers. */
export function held(name: keyof typeof secrets, ...numbers: number[]): Sealer {
  const named = numbers.map((number): [number, string] => [number, secretOf(name, number)]);
  return createSealer(new KeyRing(new Map(named)));
}
/** What a program at the terminal has. */
export const program = (...numbers: number[]) => ({
  sealer: held('app', ...numbers),
  witness: held('witness', ...numbers),
});

/** A site whose servers were started again with two secrets, of which the first seals. */
export async function createInstallation() {
  const [sealer, witness] = [held('app', 1, 2), held('witness', 1, 2)];
  const world = await createWorld({
    change: (services) => ({ ...services, sealer, witness, hasher: createSecretHasher(sealer) }),
  });
  await refuseOtherSecrets(world.owner, program(1));
  await refuseOtherSecrets(world.owner, program(1, 2));
  return world;
}
export type Installation = Awaited<ReturnType<typeof createInstallation>>;

/** Tells the process of the tests what the database says, as its watch would a moment later. */
export const follow = (world: Installation) => followSecrets(world.database, world.services);

/** The newest secret of two seals from now on. */
export const begin = (
  world: Installation,
  name: 'app' | 'witness',
  tell: (line: string) => void = () => undefined,
) => beginNewest(world.owner, program(1, 2), name, tell);
