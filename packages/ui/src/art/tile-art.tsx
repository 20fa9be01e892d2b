import type { ComponentType } from 'react';
import type { GameFamily } from './game-family.ts';
import { BaseballTile } from './tiles/baseball-tile.tsx';
import { BasketballTile } from './tiles/basketball-tile.tsx';
import { CasinoTile } from './tiles/casino-tile.tsx';
import { EsportsTile } from './tiles/esports-tile.tsx';
import { FishingTile } from './tiles/fishing-tile.tsx';
import { FootballTile } from './tiles/football-tile.tsx';
import { HotelCasinoTile } from './tiles/hotel-casino-tile.tsx';
import { HotelSlotTile } from './tiles/hotel-slot-tile.tsx';
import { KenoLadderTile } from './tiles/keno-ladder-tile.tsx';
import { PowerLadderTile } from './tiles/power-ladder-tile.tsx';
import { PowerballTile } from './tiles/powerball-tile.tsx';
import { RouletteTile } from './tiles/roulette-tile.tsx';
import { SlotTile } from './tiles/slot-tile.tsx';
import { SpeedKenoTile } from './tiles/speed-keno-tile.tsx';
import { VirtualTile } from './tiles/virtual-tile.tsx';
import { VolleyballTile } from './tiles/volleyball-tile.tsx';

const tiles: Record<GameFamily, ComponentType> = {
  casino: CasinoTile,
  hotelCasino: HotelCasinoTile,
  roulette: RouletteTile,
  slot: SlotTile,
  hotelSlot: HotelSlotTile,
  powerball: PowerballTile,
  powerLadder: PowerLadderTile,
  speedKeno: SpeedKenoTile,
  kenoLadder: KenoLadderTile,
  football: FootballTile,
  basketball: BasketballTile,
  baseball: BaseballTile,
  volleyball: VolleyballTile,
  esports: EsportsTile,
  virtual: VirtualTile,
  fishing: FishingTile,
};

export function TileArt({ family }: { family: GameFamily }) {
  const Tile = tiles[family];
  return <Tile />;
}
