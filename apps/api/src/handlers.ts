import { type CallPath, calls } from '@hanpan/contract';
import type { FastifyInstance } from 'fastify';
import type { ApplicationServices } from './application-services.ts';
import type { Handlers } from './kernel/call-context.ts';
import type { ConfirmedEntry } from './kernel/confirmation/confirmed.ts';
import { Operations } from './kernel/confirmation/show-operation.ts';
import type { Job } from './kernel/job-runner.ts';
import { keptKeyPlace } from './kernel/keys/kept-key-place.ts';
import type { SealedPlace } from './kernel/keys/sealed-place.ts';
import type { Plug } from './kernel/plug.ts';
import type { Export } from './kernel/register-exports.ts';
import { modules } from './modules.ts';
import { portsOf } from './ports.ts';
import { subscribersOf } from './subscribers.ts';

function connect(services: ApplicationServices) {
  const operations = new Operations();
  return { ...services, ...portsOf(services), subscribers: subscribersOf(services), operations };
}

/** Everything that a module may depend on: each module's `services.ts` names its part. */
type ModuleServices = ReturnType<typeof connect>;

const plugs: readonly Plug<ModuleServices>[] = modules;

type PathsOf<Module> = Module extends { handlers: (services: never) => infer Table } ? keyof Table : never;
type Served = Extract<PathsOf<(typeof modules)[number]>, CallPath>;

/** Every call's handler. While a call has none, this does not compile; while one has two, the server does not start. */
export function allHandlers(services: ApplicationServices): Handlers<CallPath> {
  const connected = connect(services);
  const table: Partial<Handlers<CallPath>> = {};
  for (const { handlers } of plugs) {
    const own = handlers?.(connected) ?? {};
    const twice = Object.keys(own).find((path) => path in table);
    if (twice !== undefined) throw new Error(`${twice} has two handlers`);
    Object.assign(table, own);
  }
  connected.operations.register(describedIn(table));
  const complete: Handlers<Served> = table as Handlers<Served>;
  return complete;
}

/** What each of the calls that have their operation confirmed would do. */
function describedIn(table: Partial<Handlers<CallPath>>) {
  const entries = Object.entries(table as Readonly<Record<string, unknown>>);
  return new Map(
    entries.flatMap(([path, entry]): [string, ConfirmedEntry['describe']][] =>
      calls[path as CallPath].confirms === true ? [[path, (entry as ConfirmedEntry).describe]] : [],
    ),
  );
}

/** Every file that can be saved. */
export function allExports(services: ApplicationServices): readonly Export[] {
  const connected = connect(services);
  return plugs.flatMap((plug) => plug.exports?.(connected) ?? []);
}

export function allJobs(services: ApplicationServices): readonly Job[] {
  const connected = connect(services);
  return plugs.flatMap((plug) => plug.jobs?.(connected) ?? []);
}

/** Everywhere that something is sealed. */
export const allSealed: readonly SealedPlace[] = [
  keptKeyPlace,
  ...plugs.flatMap(({ sealed = [] }) => sealed),
];

/** What browsers load as it is. */
export function registerAssets(app: FastifyInstance, services: ApplicationServices): void {
  const connected = connect(services);
  for (const plug of plugs) plug.assets?.(app, connected);
}

/** The routes of other servers, such as vendors. */
export function registerRoutes(app: FastifyInstance, services: ApplicationServices): void {
  const connected = connect(services);
  for (const plug of plugs) plug.routes?.(app, connected);
}
