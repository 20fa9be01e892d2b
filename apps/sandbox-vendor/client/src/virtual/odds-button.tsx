import { formatWon } from '../cabinet/money.tsx';

interface OddsButtonProps {
  bet: string;
  label: string;
  /** In hundredths; undefined for what is not on offer. */
  odds: number | undefined;
  own: Readonly<Record<string, number>>;
  laid: Readonly<Record<string, number>>;
  open: boolean;
  onLay: (bet: string) => void;
  showLabel?: boolean;
}

/** Odds to press; what the player has on them is written below. */
export function OddsButton({ bet, label, odds, own, laid, open, onLay, showLabel = false }: OddsButtonProps) {
  if (odds === undefined) return <span className="odds" data-offered="false" />;
  const mine = (own[bet] ?? 0) + (laid[bet] ?? 0);
  const text = formatOdds(odds);
  return (
    <button
      type="button"
      className="odds"
      data-testid={`bet-${bet}`}
      data-mine={mine > 0}
      aria-disabled={!open}
      aria-label={`${label} ${text}`}
      onClick={() => onLay(bet)}
    >
      {showLabel && <small>{label}</small>}
      <b>{text}</b>
      {mine > 0 && <em>{formatWon(mine)}</em>}
    </button>
  );
}

export function formatOdds(hundredths: number): string {
  const rest = String(hundredths % 100).padStart(2, '0');
  return `${formatWon(Math.floor(hundredths / 100))}.${rest}`;
}
