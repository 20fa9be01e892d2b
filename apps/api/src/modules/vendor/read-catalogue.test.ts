import { beforeEach, expect, test } from 'vitest';
import { createFakeVendor, gameKey } from '../../testing/game-vendor.ts';
import { createWorld, type TestVendor } from '../../testing/world.ts';
import { VendorRefused, VendorUnreachable } from '../../vendors/port.ts';
import { vendorJobs } from './jobs.ts';

const many = 20;
const asked: string[] = [];

/** One that is there or not, and says when it is asked; or what it says instead of a list. */
function listing(code: string, isThere: boolean, said?: Error): TestVendor {
  const { launch, listGames } = createFakeVendor();
  return {
    code,
    launch,
    async listGames() {
      asked.push(code);
      if (!isThere) throw new VendorUnreachable('the test says so', { cause: said });
      return listGames();
    },
  };
}
const down = Array.from({ length: many }, (_, index) => `down-${index}`);
const world = await createWorld({
  vendors: [
    ...down.map((code) => listing(code, false)),
    listing('last', true),
    listing('busy', false, new VendorRefused(429)),
    listing('muddled', false, new SyntaxError('no list')),
    listing('silent', false, new TypeError('fetch failed')),
    listing('slow', false, new DOMException('', 'TimeoutError')),
  ],
});
const { database } = world;
const job = vendorJobs(world.services).find(({ name }) => name === 'vendor.catalogue');

let installed = 0;
async function install(codes: readonly string[], dialect: string): Promise<void> {
  await database.run(
    `insert into vendor (id, code, name, dialect, base_url, public_key)
     select $3 + place, code, '{"ko":"V","en":"V","vi":"V"}', $2, 'http://x', ''
       from unnest($1::text[]) with ordinality given(code, place)`,
    [codes, dialect, installed],
  );
  installed += codes.length;
}

async function runOnce(): Promise<void> {
  world.services.vendors.forget();
  await job?.run(many);
}

const listed = async () =>
  (
    await database.rows<{ key: string }>(
      "select g.key from vendor_game g join vendor v on v.id = g.vendor_id where v.code = 'last'",
    )
  ).map(({ key }) => key);

beforeEach(async () => {
  asked.length = 0;
  await database.run('delete from vendor_game');
  await database.run('delete from vendor');
});

test('vendors that have no list to ask for leave the whole run to those that have one', async () => {
  await install(
    Array.from({ length: many }, (_, index) => String(1_000 + index)),
    'kplay',
  );
  await install(['last'], 'hub88');
  await runOnce();
  expect(await listed()).toEqual([gameKey]);
});

test('vendors that are down are asked again after those that were not asked yet', async () => {
  await install(down, 'hub88');
  await install(['last'], 'hub88');
  await runOnce();
  expect(asked).toEqual(down);
  world.clock.advance(3_000);
  await runOnce();
  expect(asked.slice(many)).toEqual(['last', ...down.slice(0, many - 1)]);
  expect(await listed()).toEqual([gameKey]);
  world.clock.advance(3_000);
  await runOnce();
  expect(asked.slice(2 * many)).toEqual([down.at(-1), ...down.slice(0, many - 1)]);
});

test('a vendor that answers is asked once a minute, also where it says no; one that says nothing is asked again in a moment', async () => {
  await install(['busy', 'muddled', 'silent', 'slow'], 'hub88');
  await runOnce();
  expect(asked.toSorted()).toEqual(['busy', 'muddled', 'silent', 'slow']);
  asked.length = 0;
  for (let ms = 0; ms < 57_000; ms += 3_000) {
    world.clock.advance(3_000);
    await runOnce();
  }
  expect(asked).toHaveLength(2 * 19);
  expect(new Set(asked)).toEqual(new Set(['silent', 'slow']));
  world.clock.advance(3_000);
  await runOnce();
  expect(asked.slice(2 * 19).toSorted()).toEqual(['busy', 'muddled', 'silent', 'slow']);
});
