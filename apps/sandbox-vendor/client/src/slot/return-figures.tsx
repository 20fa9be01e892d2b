import type { SlotInfo } from '../../../src/games/slot-api.ts';
import type { Translate } from '../messages/translate.ts';

/** A fraction may have six hundred digits: it is there for who wants to check it, and in nobody's way. */
export function ExactReturn({ exact, t }: { exact: string; t: Translate }) {
  return (
    <details>
      <summary>{t('info.exact')}</summary>
      <span className="exact">{exact}</span>
    </details>
  );
}

export function Volatility({ game, t }: { game: SlotInfo; t: Translate }) {
  return game.volatility !== null && <p>{t('info.volatility', { level: game.volatility })}</p>;
}
