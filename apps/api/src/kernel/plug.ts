import type { CallPath } from '@hanpan/contract';
import type { FastifyInstance } from 'fastify';
import type { Handlers } from './call-context.ts';
import type { Job } from './job-runner.ts';
import type { SealedPlace } from './keys/sealed-place.ts';
import type { Export } from './register-exports.ts';

/** What a module gives to the application, which composes modules without knowing their details. */
export interface Plug<Services> {
  readonly handlers?: (services: Services) => Partial<Handlers<CallPath>>;
  readonly jobs?: (services: Services) => readonly Job[];
  readonly exports?: (services: Services) => readonly Export[];
  /** Where it keeps values that are sealed under a secret of the installation. */
  readonly sealed?: readonly SealedPlace[];
  /** What browsers load by GET as it is, such as pictures. */
  readonly assets?: (app: FastifyInstance, services: Services) => void;
  /** Routes of other servers, such as vendors: they skip what is registered for browsers. */
  readonly routes?: (app: FastifyInstance, services: Services) => void;
}
