import type { RoundProofView } from '../../../src/rooms/room-api.ts';
import type { RoomGame } from '../../../src/rooms/room-game.ts';

type Draw = RoomGame['draw'];

/** What a round is drawn by, as the server draws it; loaded when somebody asks. */
const draws: Readonly<Record<string, (proof: RoundProofView) => Promise<Draw | undefined>>> = {
  baccarat: async () => (await import('../../../src/games/baccarat/draw.ts')).draw,
  'dragon-tiger': async () => (await import('../../../src/games/dragon-tiger/draw.ts')).draw,
  roulette: async () => (await import('../../../src/games/roulette/draw.ts')).draw,
  'sic-bo': async () => (await import('../../../src/games/sic-bo/draw.ts')).draw,
  'lantern-cup': async () => (await import('../../../src/games/lantern-cup/draw.ts')).draw,
  'arena-cup': async () => (await import('../../../src/games/arena-cup/draw.ts')).draw,
  async 'night-derby'({ outcome }) {
    const { drawOf } = await import('../../../src/games/night-derby/draw.ts');
    const { fields } = await import('../../../src/games/night-derby/rules.ts');
    const runners = (outcome as { order?: number[] } | null)?.order?.length;
    const field = fields.find(({ length }) => length === runners);
    return field && drawOf(field);
  },
};

export async function drawFor(rules: string, proof: RoundProofView): Promise<Draw | undefined> {
  return await draws[rules]?.(proof);
}
