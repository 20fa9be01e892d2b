import { applicationRole, openDatabase } from '@hanpan/db';
import { failingClient, Storm } from '@hanpan/testkit';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll } from 'vitest';
import { isPassingFailure } from '../kernel/http-errors.ts';
import { reachedBy } from './reached-by.ts';
import { createWorld, type World, type WorldSettings } from './world.ts';

/** A call that was not answered, or was told to come again. */
class Unanswered extends Error {}

/** What a vendor is told by a wallet that does not know what has happened. */
const isUnknown = (body: string) => body.includes('"RS_ERROR_UNKNOWN"');

/** The application as those reach it who send again what was not answered: the same content under the same key. */
function persistently(app: FastifyInstance, storm: Storm): FastifyInstance {
  const inject = (request: InjectOptions) => {
    // How often somebody may try to log in is limited, whatever became of it.
    if (String(request.url).endsWith('/login')) return app.inject(request);
    return storm.persist(
      async () => {
        const response = await app.inject(request);
        if (storm.isResting()) return response;
        if (response.statusCode === 503) throw new Unanswered(response.body);
        if (response.statusCode >= 500 || isUnknown(response.body))
          throw new Error(`${request.url}: ${response.body}`);
        return response;
      },
      (error) => error instanceof Unanswered,
    );
  };
  return reachedBy(app, inject);
}

/** How many storms a test goes through; more of them at will: STORMS=200. */
export const storms = (usual: number) => Number(process.env.STORMS ?? usual);

/** Does `work` with what is drawn, each time in a storm of its own. One in which nothing fired shows nothing: another is drawn. */
export function throughStorms<Drawn>(
  { storm }: Stormy,
  usual: number,
  drawn: fc.Arbitrary<Drawn>,
  work: (drawn: Drawn) => Promise<void>,
): Promise<void> {
  const property = fc.asyncProperty(fc.nat(), drawn, async (seed, some) => {
    await storm.during(seed, () => work(some));
    fc.pre(storm.faults.length > 0);
  });
  return fc.assert(property, { numRuns: storms(usual), endOnFailure: true });
}

export interface Stormy {
  readonly world: World;
  readonly storm: Storm;
  /** Runs a job, or a part of one, until a run of it was not disturbed, as the next run of the worker does. */
  persist<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * A world in which every call meets faults between any two of its statements during a storm, and is sent
 * again until it is answered. What a test reads itself is undisturbed; without a storm nothing fails.
 */
export async function createStormyWorld(settings: WorldSettings = {}): Promise<Stormy> {
  const storm = new Storm();
  const world = await createWorld({
    ...settings,
    connect: async (url) => ({
      database: openDatabase({ url, role: applicationRole, poolSize: 12, client: failingClient(storm) }),
      pulse: { isAlive: () => true, isLost: () => false },
    }),
    reach: (app) => persistently(app, storm),
  });
  afterAll(() => world.database.close());
  return { world, storm, persist: (work) => storm.persist(work, isPassingFailure) };
}
