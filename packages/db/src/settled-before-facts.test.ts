import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, expect, test } from 'vitest';
import { migrate } from './index.ts';

/** The last version before there were facts. */
const before = 12;
const { owner, drop } = await createTestDatabase(1, before);
afterAll(drop);

test('rounds that were closed before there were facts become facts that come to what moved', async () => {
  await owner.run(
    `insert into vendor (id, code, name, dialect, base_url, public_key) values (1, 'v', '{}', 'hub88', '', '')`,
  );
  await owner.run(
    `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent) values (1, 'g', 'casino', '{}', '', '')`,
  );
  await owner.run(
    `insert into game_round (vendor_id, round, site_id, member_id, game_key, stake, win, returned, started_at, closed_at)
     values (1, 'won', 1, 7, 'g', 100, 250, 0, now(), now()), (1, 'undone', 1, 7, 'g', 100, 0, 100, now(), now()),
            (1, 'of another round', 1, 7, 'g', 0, 0, 70, now(), now()), (1, 'open', 1, 7, 'g', 100, 0, 0, now(), null),
            (1, 'unlisted', 1, 7, 'nowhere', 0, 30, 0, now(), now())`,
  );
  await migrate(owner);
  const facts = await owner.rows(
    `select r.round, s.game_type, s.stake, s.counted, s.returned, s.win, s.result = r.win + r.returned - r.stake as agrees
       from play_settlement s join game_round r on s.reference = 'v:' || r.round || ':7' and r.revision = s.revision order by r.id`,
  );
  const agrees = true;
  expect(facts).toEqual([
    { round: 'won', game_type: 'casino', stake: 100, counted: 100, returned: 0, win: 250, agrees },
    { round: 'undone', game_type: 'casino', stake: 100, counted: 0, returned: 100, win: 0, agrees },
    { round: 'of another round', game_type: 'casino', stake: 0, counted: 0, returned: 0, win: 70, agrees },
    { round: 'unlisted', game_type: 'slot', stake: 0, counted: 0, returned: 0, win: 30, agrees },
  ]);
});
