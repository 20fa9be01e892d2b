import { Money } from '../../cabinet/money.tsx';
import type { Translate } from '../../messages/translate.ts';
import type { TranslateRoom } from '../messages/texts.ts';
import { type RoomView, stakedOf, sumOf } from '../room-view.ts';

interface ReplayBarProps {
  view: RoomView;
  isShown: boolean;
  t: TranslateRoom;
  tc: Translate;
}

/** The money of a round that is looked at again: before the bet, the bet, and what there was once it had been shown. */
export function ReplayBar({ view, isShown, t, tc }: ReplayBarProps) {
  const money = [
    ['balance-before', t(view.isDemo ? 'playMoneyBefore' : 'balanceBefore'), view.balanceBeforeAmount],
    ['staked', t('staked'), sumOf(stakedOf(view.room?.mine ?? []))],
    ['balance', t(view.isDemo ? 'playMoneyAfter' : 'balanceAfter'), view.balanceAmount],
  ] as const;
  return (
    <footer className="room-bar">
      <dl className="room-money">
        {money.map(([id, name, value]) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd data-testid={id}>{id === 'balance' && !isShown ? '–' : <Known value={value} tc={tc} />}</dd>
          </div>
        ))}
      </dl>
    </footer>
  );
}

function Known({ value, tc }: { value: number | null; tc: Translate }) {
  return value === null ? tc('label.unknown') : <Money value={value} t={tc} />;
}
