import { useText } from '@hanpan/client';
import type { MiniGame } from '@hanpan/contract';
import { useMiniWords } from '@hanpan/kit';
import { minigameTexts } from '@hanpan/messages';
import { Icon, standsAtFoot } from '@hanpan/ui';
import { useOddsText } from '../../app/odds-text.ts';
import { useMiniSlip } from './mini-slip-store.ts';
import styles from './pick-bar.module.css';

/** Where slip and markets are not side by side: what was chosen stays in view, and leads to its stake. */
export function PickBar({ game }: { game: MiniGame }) {
  const t = useText(minigameTexts);
  const words = useMiniWords();
  const oddsText = useOddsText();
  const picked = useMiniSlip((slip) => slip.picks[game]);
  if (picked === undefined) return null;
  const show = () => {
    const slip = document.getElementById('mini-slip');
    const stake = slip?.closest('section')?.querySelector('input');
    (stake ?? slip)?.scrollIntoView({ block: 'center' });
    stake?.focus({ preventScroll: true });
  };
  return (
    <button ref={standsAtFoot} type="button" className={styles.bar} onClick={show}>
      <span>
        <b>{words.bet(picked)}</b> {oddsText.price(picked.seenOddsMilli)}
      </span>
      <span className={styles.go}>
        {t('minigame.slip')}
        <Icon name="chevronDown" size={16} />
      </span>
    </button>
  );
}
