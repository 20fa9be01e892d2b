import {
  ask,
  type BigRoad,
  beadPlate,
  bigRoad,
  bigRoadCells,
  type DerivedRoad,
  derivedCells,
  derivedRoads,
  type RoadCell,
  type RoadResult,
} from '../../../../src/games/baccarat/roads.ts';
import type { RoomState } from '../../../../src/rooms/room-api.ts';
import type { TranslateRoom } from '../messages/texts.ts';
import { RoadGrid } from './road-grid.tsx';

interface Round {
  result: RoadResult;
  first?: boolean;
  second?: boolean;
}

/** Each has a letter of its own on the bead plate: the first ones of two names may be the same. */
type Side = 'player' | 'banker' | 'tie' | 'dragon' | 'tiger';
type Sides = readonly [Side, Side, Side];

interface RoadsProps {
  rounds: readonly Round[];
  /** Names of the first side (P), the second (B) and the tie. */
  sides: Sides;
  t: TranslateRoom;
}

const derived = Object.keys(derivedRoads) as DerivedRoad[];
const toneOf = { P: 'first', B: 'second', T: 'tie' } as const;

/** Roads of two sides: what came, and how regularly. They tell nothing about what comes. */
function Roads({ rounds, sides, t }: RoadsProps) {
  const road = bigRoad(rounds.map(({ result }) => result));
  const count = (result: RoadResult) => rounds.filter((round) => round.result === result).length;
  return (
    <div className="roads">
      <h2>
        {t('bigRoad')}
        <span className="side-first num">
          {t(sides[0])} {count('P')}
        </span>
        <span className="side-second num">
          {t(sides[1])} {count('B')}
        </span>
        <span className="side-tie num">
          {t(sides[2])} {count('T')}
        </span>
      </h2>
      <RoadGrid label={t('bigRoad')} cells={bigRoadCells(road)} columns={24} draw={drawBig} />
      <div className="derived">
        {derived.map((name) => (
          <RoadGrid
            key={name}
            label={t(name)}
            cells={derivedCells(road, name)}
            columns={14}
            draw={drawDerived(name)}
          />
        ))}
      </div>
      <Asked road={road} t={t} sides={sides} />
      <h2>
        {t('beadPlate')}
        <span className="num">{t('shoeRounds', { rounds: rounds.length })}</span>
      </h2>
      <RoadGrid label={t('beadPlate')} cells={beadPlate(rounds)} columns={13} draw={drawBead(sides, t)} />
    </div>
  );
}

/** What the three small roads would get if the next round were won by either side. */
function Asked({ road, t, sides }: { road: BigRoad; t: TranslateRoom; sides: RoadsProps['sides'] }) {
  return (
    <div className="asked">
      {(['P', 'B'] as const).map((next, index) => (
        <span key={next} className={index === 0 ? 'side-first' : 'side-second'}>
          {t(sides[index as 0 | 1])} ?
          <svg viewBox="0 0 66 20" aria-hidden="true">
            {derived.map((name, place) => {
              const mark = ask(road, name, next);
              return mark && <DerivedMark key={name} name={name} mark={mark} x={10 + place * 22} y={10} />;
            })}
          </svg>
        </span>
      ))}
    </div>
  );
}

function drawBig({ mark }: RoadCell<{ outcome: 'B' | 'P'; ties: number }>, x: number, y: number) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={`ring-${toneOf[mark.outcome]}`} r="7" fill="none" strokeWidth="2.6" />
      {mark.ties > 0 && <path className="ring-tie" d="M-6 6L6-6" strokeWidth="2.4" />}
      {mark.ties > 1 && (
        <text y="4" textAnchor="middle" fontSize="10" fontWeight="700" className="road-count">
          {mark.ties}
        </text>
      )}
    </g>
  );
}

function drawDerived(name: DerivedRoad) {
  return ({ mark }: RoadCell<'R' | 'B'>, x: number, y: number) => (
    <DerivedMark name={name} mark={mark} x={x} y={y} />
  );
}

/** A ring, a dot, a slash. */
function DerivedMark({ name, mark, x, y }: { name: DerivedRoad; mark: 'R' | 'B'; x: number; y: number }) {
  const tone = mark === 'R' ? 'second' : 'first';
  if (name === 'bigEyeBoy')
    return <circle className={`ring-${tone}`} cx={x} cy={y} r="6.5" fill="none" strokeWidth="2.6" />;
  if (name === 'smallRoad') return <circle className={`fill-${tone}`} cx={x} cy={y} r="6.5" />;
  return (
    <path
      className={`ring-${tone}`}
      d={`M${x - 6} ${y + 6}L${x + 6} ${y - 6}`}
      strokeWidth="3.4"
      strokeLinecap="round"
    />
  );
}

function drawBead(sides: Sides, t: TranslateRoom) {
  const letterOf = (side: Side) => t(`bead_${side}`);
  const letters = { P: letterOf(sides[0]), B: letterOf(sides[1]), T: letterOf(sides[2]) };
  return ({ mark }: RoadCell<Round>, x: number, y: number) => (
    <g transform={`translate(${x} ${y})`}>
      <circle className={`fill-${toneOf[mark.result]}`} r="8.6" />
      <text y="3.6" textAnchor="middle" fontSize="10" fontWeight="700" fill="#fff">
        {letters[mark.result]}
      </text>
      {mark.second && <circle cx="-7" cy="-7" r="2.6" className="fill-second edge" />}
      {mark.first && <circle cx="7" cy="7" r="2.6" className="fill-first edge" />}
    </g>
  );
}

interface BaccaratSummary {
  shoe: number;
  winner: RoadResult;
  playerPair: boolean;
  bankerPair: boolean;
}
interface DragonTigerSummary {
  shoe: number;
  winner: 'D' | 'G' | 'T';
}

/** The rounds of the newest shoe. */
function ofThisShoe<Summary extends { shoe: number }>(state: RoomState): Summary[] {
  const all = state.past.map(({ summary }) => summary as unknown as Summary);
  const shoe = all.at(-1)?.shoe;
  return all.filter((summary) => summary.shoe === shoe);
}

export function BaccaratRoads({ state, t }: { state: RoomState; t: TranslateRoom }) {
  const rounds = ofThisShoe<BaccaratSummary>(state).map(({ winner, playerPair, bankerPair }) => ({
    result: winner,
    first: playerPair,
    second: bankerPair,
  }));
  return <Roads rounds={rounds} sides={['player', 'banker', 'tie']} t={t} />;
}

export function DragonTigerRoads({ state, t }: { state: RoomState; t: TranslateRoom }) {
  const as = { D: 'P', G: 'B', T: 'T' } as const;
  const rounds = ofThisShoe<DragonTigerSummary>(state).map(({ winner }) => ({ result: as[winner] }));
  return <Roads rounds={rounds} sides={['dragon', 'tiger', 'tie']} t={t} />;
}
