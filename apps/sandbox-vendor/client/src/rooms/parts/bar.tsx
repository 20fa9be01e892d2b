import type { ReactNode } from 'react';
import type { RoomInfo } from '../../../../src/rooms/room-api.ts';
import { Money } from '../../cabinet/money.tsx';
import type { Translate } from '../../messages/translate.ts';
import { shortAmount } from '../amounts.ts';
import { Chip } from '../art/chip.tsx';
import type { TranslateRoom } from '../messages/texts.ts';
import type { RoomController } from '../room-controller.ts';
import { type RoomView, stakedOf, sumOf } from '../room-view.ts';
import { BarClock } from './bar-clock.tsx';

interface BarProps {
  view: RoomView;
  info: RoomInfo;
  t: TranslateRoom;
  tc: Translate;
  controller: RoomController;
  open: boolean;
  /** What is told just above it. */
  children: ReactNode;
}

/** Money, chips, and the press that stakes them. */
export function Bar({ view, info, t, tc, controller, open, children }: BarProps) {
  const laid = sumOf(view.laid);
  const staked = sumOf(stakedOf(view.room?.mine ?? []));
  return (
    <footer className="room-bar">
      {children}
      <dl className="room-money">
        <div>
          <dt>{view.isDemo ? tc('label.playMoney') : t('balance')}</dt>
          <dd className="gold" data-testid="balance">
            {view.balanceAmount === null ? tc('label.unknown') : <Money value={view.balanceAmount} t={tc} />}
          </dd>
        </div>
        <div>
          <dt>{t('staked')}</dt>
          <dd data-testid="staked">
            <Money value={staked} t={tc} />
          </dd>
        </div>
      </dl>
      <div className="chips">
        {info.limits.chips.map((chip, step) => (
          <button
            key={chip}
            type="button"
            className="chip-button"
            aria-pressed={chip === view.chip}
            aria-label={t('chip', { amount: chip })}
            onClick={() => controller.chooseChip(chip)}
          >
            <Chip step={step} text={shortAmount(chip, view.lang)} />
          </button>
        ))}
      </div>
      <div className="room-actions">
        <BarClock view={view} open={open} t={t} />
        <button type="button" className="button" disabled={laid === 0} onClick={() => controller.takeBack()}>
          {t('undo')}
        </button>
        {laid > 0 ? (
          <button type="button" className="button" onClick={() => controller.clear()}>
            {t('clear')}
          </button>
        ) : (
          <button
            type="button"
            className="button"
            disabled={!open || sumOf(view.before) === 0}
            onClick={() => controller.repeat()}
          >
            {t('repeat')}
          </button>
        )}
        <button
          type="button"
          className="button filled confirm"
          aria-disabled={!open || laid === 0 || view.sending}
          onClick={() => controller.confirm()}
        >
          {confirmText({ open, laid, sending: view.sending }, t)}
        </button>
      </div>
    </footer>
  );
}

function confirmText(
  { open, laid, sending }: { open: boolean; laid: number; sending: boolean },
  t: TranslateRoom,
): string {
  if (sending) return t('sending');
  if (!open) return t('waiting');
  return laid === 0 ? t('confirmEmpty') : t('confirm', { amount: laid });
}
