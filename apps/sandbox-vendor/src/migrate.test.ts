import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './database.ts';
import { startWorld, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());

test('a database of newer code is refused with what this code lacks, and left as it is', async () => {
  const { pool } = world.vendor;
  await migrate(pool);
  await pool.query("INSERT INTO migration (name) VALUES ('9999_later.sql')");
  await expect(migrate(pool)).rejects.toThrow('9999_later.sql');
  await pool.query("DELETE FROM migration WHERE name = '9999_later.sql'");
  await migrate(pool);
});
