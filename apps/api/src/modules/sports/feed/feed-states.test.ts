import { describe, expect, test } from 'vitest';
import { createWorld } from '../../../testing/world.ts';

const world = await createWorld();

describe('the state of the feeds, as a trader sees it', () => {
  test('a producer with its reason, the age of its last sign of life, its credits and what was refused', async () => {
    const at = world.clock.read.date();
    const before = (ms: number) => new Date(at.getTime() - ms);
    await world.database.run(
      `insert into feed_producer (feed, producer, down_reason, turned_at, alive_at)
       values ('uof', '1', null, $1, $2), ('uof', '3', 'silent', $1, $1), ('the-odds-api', 'soccer_epl', 'starting', $1, null)`,
      [before(60_000), before(4_200)],
    );
    await world.database.run(
      "insert into feed_credit (feed, remaining, renews_at) values ('the-odds-api', 412, $1)",
      [before(-86_400_000)],
    );
    await world.database.run(
      `insert into feed_refusal (feed, reason, detail, said, event_key, refused_at)
       values ('uof', 'bad-line', 'line 2.3', '<market/>', 'uof:sr:match:1', $1), ('uof', 'bad-odds', 'odds 1', '', null, $2)`,
      [before(2 * 86_400_000), before(1_000)],
    );
    const operator = await world.operator('supervisor');
    const { list, refusals } = await operator.call('/api/console/sports/feeds', {});
    expect(list).toMatchObject([
      { feed: 'season', producer: '', state: 'up', reason: null, creditsLeft: null },
      {
        feed: 'the-odds-api',
        state: 'down',
        reason: 'starting',
        heardAt: null,
        heardAgeSeconds: null,
        creditsLeft: 412,
      },
      { feed: 'uof', producer: '1', state: 'up', reason: null, heardAgeSeconds: 4, refusedCount: 1 },
      { feed: 'uof', producer: '3', state: 'down', reason: 'silent', heardAgeSeconds: 60 },
    ]);
    expect(refusals.map(({ reason, eventKey }) => [reason, eventKey])).toEqual([
      ['bad-odds', null],
      ['bad-line', 'uof:sr:match:1'],
    ]);
  });

  test('the matches of this site are down where the job that plays them has been quiet', async () => {
    world.clock.advance(15_001);
    const { list } = await (await world.operator('supervisor')).call('/api/console/sports/feeds', {});
    expect(list.find(({ feed }) => feed === 'season')).toMatchObject({ state: 'down', reason: 'silent' });
  });
});
