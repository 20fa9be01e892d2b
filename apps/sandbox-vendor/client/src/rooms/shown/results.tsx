import type { Dice } from '../../../../src/games/sic-bo/bets.ts';
import type { RoomState } from '../../../../src/rooms/room-api.ts';
import { Die } from '../art/die.tsx';
import type { RoomKey, TranslateRoom } from '../messages/texts.ts';
import { pocketColour } from './wheel.tsx';

interface ResultsProps {
  state: RoomState;
  t: TranslateRoom;
}

export function RouletteResults({ state, t }: ResultsProps) {
  const numbers = state.past.map(({ number, summary }) => ({ round: number, came: Number(summary.number) }));
  const shares: [RoomKey, (came: number) => boolean, string][] = [
    ['red', (came) => pocketColour(came) === 'red', 'second'],
    ['black', (came) => pocketColour(came) === 'black', 'void'],
    ['odd', (came) => came % 2 === 1, 'first'],
    ['even', (came) => came !== 0 && came % 2 === 0, 'tie'],
    ['low', (came) => came >= 1 && came <= 18, 'first'],
    ['high', (came) => came >= 19, 'tie'],
  ];
  return (
    <div className="roads">
      <h2>{t('recent')}</h2>
      <ol className="numbers">
        {numbers
          .slice(-28)
          .reverse()
          .map(({ round, came }) => (
            <li key={round} data-colour={pocketColour(came)} className="num">
              {came}
            </li>
          ))}
      </ol>
      <Shares shares={shares} came={numbers.map(({ came }) => came)} t={t} />
    </div>
  );
}

/** How often each half came: what was, not what comes. */
function Shares({
  shares,
  came,
  t,
}: {
  shares: [RoomKey, (came: number) => boolean, string][];
  came: readonly number[];
  t: TranslateRoom;
}) {
  return (
    <>
      <h2>{t('often', { rounds: came.length })}</h2>
      <dl className="shares">
        {shares.map(([name, holds, tone]) => {
          const count = came.filter(holds).length;
          const share = came.length === 0 ? 0 : count / came.length;
          return (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="8" rx="4" className="share-ground" />
                  <rect width={share * 100} height="8" rx="4" className={`fill-${tone}`} />
                </svg>
                <span className="num">{count}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

export function SicBoResults({ state, t }: ResultsProps) {
  const throws = state.past.map(({ number, summary }) => ({
    round: number,
    dice: summary.dice as unknown as Dice,
  }));
  const totalOf = (dice: Dice) => dice[0] + dice[1] + dice[2];
  const shares: [RoomKey, (total: number) => boolean, string][] = [
    ['small', (total) => total >= 4 && total <= 10, 'first'],
    ['big', (total) => total >= 11 && total <= 17, 'second'],
    ['odd', (total) => total % 2 === 1, 'first'],
    ['even', (total) => total % 2 === 0, 'second'],
  ];
  return (
    <div className="roads">
      <h2>{t('recent')}</h2>
      <ol className="throws">
        {throws
          .slice(-10)
          .reverse()
          .map(({ round, dice }) => (
            <li key={round}>
              <svg viewBox="0 0 108 36" role="img" aria-label={dice.join(' ')}>
                {([0, 1, 2] as const).map((index) => (
                  <g key={index} transform={`translate(${18 + index * 36} 18)`}>
                    <Die face={dice[index]} size={30} />
                  </g>
                ))}
              </svg>
              <b className="num">{totalOf(dice)}</b>
              <span className={sizeTone(dice)}>{sizeText(dice, t)}</span>
            </li>
          ))}
      </ol>
      <Shares shares={shares} came={throws.map(({ dice }) => totalOf(dice))} t={t} />
    </div>
  );
}

const isTriple = (dice: Dice) => dice[0] === dice[1] && dice[1] === dice[2];

function sizeText(dice: Dice, t: TranslateRoom): string {
  if (isTriple(dice)) return t('any-triple');
  return t(dice[0] + dice[1] + dice[2] <= 10 ? 'small' : 'big');
}

function sizeTone(dice: Dice): string {
  if (isTriple(dice)) return 'side-tie';
  return dice[0] + dice[1] + dice[2] <= 10 ? 'side-first' : 'side-second';
}
