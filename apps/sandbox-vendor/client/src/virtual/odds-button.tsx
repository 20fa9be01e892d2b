import { formatHundredths, formatNumber } from '../messages/figures.ts';
import type { Lang } from '../messages/texts.ts';
import { shortAmount } from '../rooms/amounts.ts';

interface OddsButtonProps {
  bet: string;
  label: string;
  /** What is read out, where the label alone does not say which bet it is; it has the label in it. */
  name?: string;
  /** In hundredths; undefined for what is not on offer. */
  odds: number | undefined;
  own: Readonly<Record<string, number>>;
  laid: Readonly<Record<string, number>>;
  won: ReadonlySet<string> | null;
  returned: Readonly<Record<string, number>>;
  open: boolean;
  lang: Lang;
  onLay: (bet: string) => void;
  showLabel?: boolean;
}

/** Odds to press; what the player has on them lies on the corner, and once it has won what it returned. */
export function OddsButton(props: OddsButtonProps) {
  const {
    bet,
    label,
    name = label,
    odds,
    own,
    laid,
    won,
    returned,
    open,
    lang,
    onLay,
    showLabel = false,
  } = props;
  if (odds === undefined)
    return (
      <span className="odds" data-offered="false">
        {showLabel && <small>{label}</small>}
        <b aria-hidden="true">–</b>
      </span>
    );
  const mine = (own[bet] ?? 0) + (laid[bet] ?? 0);
  const isWon = won?.has(bet) ?? false;
  const wonAmount = isWon ? (returned[bet] ?? 0) : 0;
  const text = formatHundredths(odds, lang);
  const staked = mine > 0 ? formatNumber(mine, lang) : '';
  return (
    <button
      type="button"
      className="odds"
      data-testid={`bet-${bet}`}
      data-mine={mine > 0}
      data-won={isWon}
      aria-disabled={!open}
      aria-label={`${name} ${text} ${staked}`.trim()}
      onClick={() => onLay(bet)}
    >
      {showLabel && <small>{label}</small>}
      <b>{text}</b>
      {mine > 0 && <em>{wonAmount > 0 ? formatNumber(wonAmount, lang) : shortAmount(mine, lang)}</em>}
    </button>
  );
}
