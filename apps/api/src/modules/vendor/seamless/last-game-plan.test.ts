import type { Queryable } from '@hanpan/db';
import { expect, test } from 'vitest';
import { createWorld } from '../../../testing/world.ts';
import { findLastGameSession } from './store.ts';

const world = await createWorld();

test('the game of a wire without a token is found by its member, however many openings there are', async () => {
  const plan = await world.owner.transaction(async (tx) => {
    await tx.run('set local enable_seqscan = off');
    const lines: string[] = [];
    const explaining: Queryable = {
      ...tx,
      prepared: async (_, text, values) => {
        const found = await tx.rows<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
        lines.push(...found.map((line) => line['QUERY PLAN']));
        return [];
      },
    };
    await findLastGameSession(explaining, { vendorCode: 'any', memberId: 1, gameKey: undefined });
    return lines.join('\n');
  });
  expect(plan).toMatch(/Index (Only )?Scan using game_session_last_open on game_session/);
  expect(plan).toMatch(/Index (Only )?Scan using game_session_last on game_session/);
  expect(plan).toMatch(/Index Scan using game_session_pkey on game_session/);
  expect(plan).not.toContain('Seq Scan on game_session');
});
