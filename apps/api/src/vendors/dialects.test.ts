import { dialectNames, runDisorder, runSuite } from '@hanpan/vendor-kit';
import { describe, expect, test } from 'vitest';
import { addDialectVendor } from '../testing/dialect-vendor.ts';
import { createWorld } from '../testing/world.ts';

/** It runs before there is any vendor: each comes as a row, and nothing is started again. */
const world = await createWorld();
let added = 0;
/** Every test begins at the same moment again; a row is noticed within three seconds. */
const waitForRow = () => {
  added += 1;
  world.clock.advance(added * 3_000);
};

describe.each(dialectNames)('%s', (name) => {
  test('a row makes it a vendor of a running installation, and its wallet passes the suite', async () => {
    const vendor = await addDialectVendor(world, name);
    waitForRow();
    const { speaker, credentials } = vendor;
    const settings = { speaker, credentials, target: vendor, smallestPart: 100_000 };
    const reports = await runSuite(settings);
    const failed = reports.filter(({ result }) => result === 'failed');
    expect(failed.map(({ id, title, detail }) => `${id} ${title}: ${detail}`)).toEqual([]);
    expect(reports.filter(({ result }) => result === 'passed').length).toBeGreaterThan(30);
  });

  test('random histories over its wire end as the model has it', async () => {
    const vendor = await addDialectVendor(world, name, `wild-${name}`);
    waitForRow();
    const { speaker, credentials } = vendor;
    // Whoever leaves does not wait for the answer; the next call of the same id may overtake it.
    const target = {
      ...vendor,
      leave: async (request: Parameters<typeof vendor.send>[0]) => void vendor.send(request),
    };
    const settings = { speaker, credentials, target, smallestPart: 100_000 };
    const report = await runDisorder(settings, { histories: 20, seed: Number(process.env.HANPAN_TEST_SEED) });
    expect(report, report.detail).toMatchObject({ result: 'passed' });
  });
});
