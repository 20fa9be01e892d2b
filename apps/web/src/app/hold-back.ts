import { type Amount, subtract } from '@hanpan/money';
import { type HeldBack, useHeldBack } from './held-back.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/** The balance is shown as it is. */
export function releaseBalance(): void {
  clearTimeout(timer);
  document.removeEventListener('visibilitychange', releaseBalance);
  useHeldBack.setState({}, true);
}

/**
 * Shows the balance as it was before a result, until that has been seen: never longer than given, and never on a page that
 * nobody sees. Whoever calls it releases it, also when its page is left.
 */
export function holdBalance(shown: HeldBack, atMostMs: number): void {
  if (document.hidden) {
    releaseBalance();
    return;
  }
  clearTimeout(timer);
  useHeldBack.setState(shown, true);
  timer = setTimeout(releaseBalance, atMostMs);
  document.addEventListener('visibilitychange', releaseBalance);
}

/** What a member spends meanwhile leaves what is shown too. */
export function spendHeld(stakeAmount: Amount): void {
  const { cashAmt } = useHeldBack.getState();
  if (cashAmt !== undefined) useHeldBack.setState({ cashAmt: subtract(cashAmt, stakeAmount) });
}
