import { expect, test } from 'vitest';
import { partnerForm } from '../../../testing/partners/forms.ts';
import { sameRates, threeLevels } from '../../../testing/partners/tree.ts';
import { waitingForLocks } from '../../../testing/waiting-for-locks.ts';
import { createWorld, newKey } from '../../../testing/world.ts';
import { setPlace } from '../../member/index.ts';
import { lockTree } from './rates-store.ts';

const world = await createWorld();

test('[VL-17] nobody sets the rates of a partner, nor asks for one below it, that is moved away meanwhile', async () => {
  const [{ head, distributor, store }, next] = [await threeLevels(world), await threeLevels(world)];
  const asked = partnerForm(world, { parentMemId: distributor.memId });
  const { acting } = await world.database.transaction(async (tx) => {
    await lockTree(tx, world.site.id);
    const acting = Promise.all([
      distributor.codeOf('/api/partner/setRates', {
        ...{ idempotencyKey: newKey(), memId: store.memId },
        rates: sameRates(110, 2_000),
      }),
      head.codeOf('/api/partner/create', asked),
    ]);
    await expect.poll(() => waitingForLocks(world)).toBe(2);
    const at = world.clock.read.date();
    await setPlace(tx, store.key, { parentId: next.distributor.key, partnerRank: 'PTN_5', at });
    await setPlace(tx, distributor.key, { parentId: next.head.key, partnerRank: 'PTN_4', at });
    return { acting };
  });
  expect(await acting).toEqual(['PT06', 'PT06']);
});
