import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hmacWords } from '../../../src/fair/draws.ts';
import { drawsFrom } from '../../../src/fair/reject.ts';
import type { Room } from '../../../src/rooms/room.ts';
import type { RoundProofView } from '../../../src/rooms/room-api.ts';
import type { RoomMemory } from '../../../src/rooms/room-game.ts';
import { rooms } from '../../../src/rooms/room-list.ts';
import { checkProof } from './check-proof.ts';

const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const entries = ['one 1000 player', 'two 2000 tie'];

function proofOf(
  { game }: Room,
  number: number,
  memory: RoomMemory,
): { proof: RoundProofView; after: RoomMemory } {
  const value = hashOf(`value ${number}`);
  const betsDigest = hashOf(entries.join('\n')).toString('hex');
  const draws = drawsFrom(hmacWords(value, betsDigest, number));
  const { outcome, memory: after } = game.draw(draws, memory);
  const proof: RoundProofView = {
    id: 'round',
    number,
    rulesVersion: game.rulesVersion,
    algorithm: 'hmac-sha256-reject-32',
    commitment: {
      chainEnd: hashOf(hashOf(value)).toString('hex'),
      chainLength: 8192,
      chainIndex: 2,
      nextChainEnd: '',
    },
    betsDigest,
    entries,
    chainValue: value.toString('hex'),
    memory,
    outcome,
    draws: [...draws.drawn],
  };
  return { proof: JSON.parse(JSON.stringify(proof)) as RoundProofView, after };
}

const infoOf = ({ game }: Room) => ({ rules: game.rules, mathVersion: game.rulesVersion });

describe.each(rooms.map((room) => [room.code, room] as const))('%s', (_code, room) => {
  test('[PF-3] rounds that follow each other are dealt again from what was published, and are the same', async () => {
    let memory: RoomMemory = null;
    for (let number = 1; number <= 4; number += 1) {
      const { proof, after } = proofOf(room, number, memory);
      expect(await checkProof(proof, infoOf(room))).toEqual({ kind: 'ok', isDealt: true });
      memory = after;
    }
  });

  test('[PF-3] another outcome from the same hashes is found', async () => {
    const { proof } = proofOf(room, 9, null);
    const { proof: other } = proofOf(room, 10, null);
    const changed = { ...proof, outcome: { ...proof.outcome, ...other.outcome, extra: 1 } };
    expect(await checkProof(changed, infoOf(room))).toEqual({ kind: 'bad' });
    expect(await checkProof({ ...proof, draws: other.draws }, infoOf(room))).toEqual({ kind: 'bad' });
    expect(await checkProof({ ...proof, entries: [] }, infoOf(room))).toEqual({ kind: 'bad' });
  });

  test('under rules that are no longer in force the hashes are checked, and nothing more is claimed', async () => {
    const { proof } = proofOf(room, 9, null);
    expect(await checkProof({ ...proof, rulesVersion: 'older' }, infoOf(room))).toEqual({
      kind: 'ok',
      isDealt: false,
    });
  });
});
