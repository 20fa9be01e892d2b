import { useText } from '@hanpan/client';
import type { MiniGame } from '@hanpan/contract';
import { useMiniWords } from '@hanpan/kit';
import { minigameTexts, slipTexts } from '@hanpan/messages';
import { oddsToDecimal, payout } from '@hanpan/money';
import { Button, Card, CardHeader, IconButton, Money } from '@hanpan/ui';
import clsx from 'clsx';
import { BetFoot, BetRefusal } from '../../app/bet-remarks.tsx';
import { ExcludedNotice, useExclusion } from '../../app/excluded-notice.tsx';
import { useOddsText } from '../../app/odds-text.ts';
import { openModal } from '../../app/popups.ts';
import { useBalance, useSession } from '../../app/session.ts';
import { SlipStake } from '../../app/slip-stake.tsx';
import { mostStake, type StakeProblem, stakeProblem } from '../../app/stake-problem.ts';
import { useStakeProblemText } from '../../app/stake-problem-text.ts';
import { UncertainBet } from '../../app/uncertain-bet.tsx';
import styles from './mini-slip.module.css';
import { useMiniSlip } from './mini-slip-store.ts';
import { lineNow, lineText, type MiniBoard, oddsNow, type Phase, type Picked, roundKey } from './model.ts';
import { useNoBetsWords } from './no-bets-words.ts';
import { type PlaceMiniBet, usePlaceMiniBet } from './use-place-mini-bet.ts';

interface MiniSlipProps {
  readonly game: MiniGame;
  readonly board: MiniBoard;
  readonly phase: Phase;
}

/** The bet being made: an indeterminate one first, then why none is taken, then the selection. */
export function MiniSlip({ game, board, phase }: MiniSlipProps) {
  const t = useText(minigameTexts);
  const session = useSession();
  const memId = session.state === 'member' ? session.member.memId : undefined;
  const placing = usePlaceMiniBet(memId);
  const { attempt, picks, choose, forget } = useMiniSlip();
  const picked = picks[game];
  const isUncertain = attempt !== undefined && attempt.memId === memId && !placing.isSending;
  const { round } = board;
  return (
    <Card aria-labelledby="mini-slip">
      <CardHeader
        title={t('minigame.slip')}
        titleId="mini-slip"
        actions={round && <span>{t('minigame.round', { round: String(round.round) })}</span>}
      />
      <Told memId={memId} game={game} round={round} />
      {isUncertain && (
        <UncertainBet onCheckAgain={() => placing.checkAgain(attempt.request)} onForget={forget} />
      )}
      {!isUncertain && phase !== 'open' && <NoBets phase={phase} board={board} />}
      {!isUncertain && phase === 'open' && board.mayBet === false && <MayNot />}
      {!isUncertain && phase === 'open' && board.mayBet !== false && picked === undefined && (
        <p className={styles.empty}>{t('minigame.slipEmpty')}</p>
      )}
      {!isUncertain && phase === 'open' && board.mayBet !== false && picked !== undefined && (
        <BetForm
          game={game}
          board={board}
          picked={picked}
          placing={placing}
          isGuest={session.state === 'guest'}
          onRemove={() => choose(game, undefined)}
        />
      )}
    </Card>
  );
}

/** By its own will, or because an operator has switched it off. */
function MayNot() {
  const t = useText(minigameTexts);
  const { isKnown, isExcluded } = useExclusion();
  if (isExcluded) return <ExcludedNotice />;
  return <p className={styles.empty}>{isKnown && t('minigame.mayNot')}</p>;
}

interface ToldProps {
  readonly memId: string | undefined;
  readonly game: MiniGame;
  readonly round: MiniBoard['round'];
}

/**
 * What became of this member's last bet on this round: accepted with its receipt, or refused in the server's words. In the
 * slip of a later round it would be taken for a bet on that one.
 */
function Told({ memId, game, round }: ToldProps) {
  const t = useText(minigameTexts);
  const { accepted, refusal } = useMiniSlip();
  const isOfRound = (bet: Parameters<typeof roundKey>[0] & { readonly game: MiniGame }) =>
    round !== null && bet.game === game && roundKey(bet) === roundKey(round);
  const isAccepted = accepted?.memId === memId && accepted !== undefined && isOfRound(accepted.bet);
  const isRefused = refusal?.memId === memId && refusal !== undefined && isOfRound(refusal);
  return (
    <>
      <div role="status">
        {isAccepted && (
          <p className={clsx(styles.told, styles.accepted)}>
            {t('minigame.accepted', { receipt: accepted.bet.receiptId })}
          </p>
        )}
      </div>
      <BetRefusal text={isRefused ? refusal.text : undefined} className={styles.told} />
    </>
  );
}

/** Why no bets are taken, and when that ends. */
function NoBets({ phase, board }: { phase: Exclude<Phase, 'open'>; board: MiniBoard }) {
  const { title, body } = useNoBetsWords()(phase, board);
  return (
    <div className={styles.empty}>
      <b>{title}</b>
      <p>{body}</p>
    </div>
  );
}

interface BetFormProps {
  readonly game: MiniGame;
  readonly board: MiniBoard;
  readonly picked: Picked;
  readonly placing: PlaceMiniBet;
  readonly isGuest: boolean;
  readonly onRemove: () => void;
}

function BetForm({ game, board, picked, placing, isGuest, onRemove }: BetFormProps) {
  const t = useText(minigameTexts);
  const words = useMiniWords();
  const oddsText = useOddsText();
  const { cashAmt } = useBalance();
  const { stakeAmount, setStake } = useMiniSlip();
  const odds = oddsNow(board, picked);
  const shown = odds ?? picked.seenOddsMilli;
  const facts = {
    odds: [shown],
    limits: board.limits,
    balanceAmount: isGuest ? undefined : cashAmt,
  };
  return (
    <div className={styles.form}>
      <div className={styles.pick}>
        <b>{words.bet(picked)}</b>
        <span className={styles.odds}>{oddsText.price(shown)}</span>
        <IconButton
          icon="close"
          label={t('minigame.remove', { pick: words.bet(picked) })}
          onClick={onRemove}
        />
      </div>
      <SlipStake
        stakeAmount={stakeAmount}
        onChange={setStake}
        limits={board.limits}
        maxStakeAmount={mostStake(facts)}
      />
      <dl className={styles.totals}>
        {!isGuest && (
          <div>
            <dt>{t('minigame.available')}</dt>
            <dd>
              <Money amount={cashAmt} />
            </dd>
          </div>
        )}
        <div>
          <dt>{`${t('minigame.payout')} (×${oddsText.price(shown)})`}</dt>
          <dd>{stakeAmount === undefined ? '–' : <Money amount={payout(stakeAmount, shown)} size="lg" />}</dd>
        </div>
      </dl>
      {isGuest ? (
        <LogIn />
      ) : (
        <BetAction
          game={game}
          board={board}
          picked={picked}
          placing={placing}
          problem={stakeProblem({ ...facts, stakeAmount })}
        />
      )}
    </div>
  );
}

function LogIn() {
  const slip = useText(slipTexts);
  return (
    <Button variant="filled" size="lg" block onClick={() => openModal('login')}>
      {slip('slip.login')}
    </Button>
  );
}

interface BetActionProps extends Pick<BetFormProps, 'game' | 'board' | 'picked' | 'placing'> {
  readonly problem: StakeProblem | undefined;
}

interface ChangedProps {
  readonly text: string;
  readonly action: string;
  readonly onTake: () => void;
}

function Changed({ text, action, onTake }: ChangedProps) {
  return (
    <>
      <BetFoot isProblem>{text}</BetFoot>
      <Button size="lg" block onClick={onTake}>
        {action}
      </Button>
    </>
  );
}

/** The button names round and stake. Odds or a line that have changed are taken first, by a press of their own. */
function BetAction({ game, board, picked, placing, problem }: BetActionProps) {
  const t = useText(minigameTexts);
  const slip = useText(slipTexts);
  const oddsText = useOddsText();
  const problemText = useStakeProblemText();
  const { stakeAmount, choose } = useMiniSlip();
  const { round } = board;
  const odds = oddsNow(board, picked);
  if (round === null) return null;
  if (odds === null) return <BetFoot isProblem>{t('minigame.pickClosed')}</BetFoot>;
  const line = lineNow(board, picked.market);
  if (line !== picked.seenLine) {
    const [before, now] = [picked.seenLine, line].map((each) => (each === null ? '–' : lineText(each)));
    return (
      <Changed
        text={t('minigame.lineChanged', { before: before ?? '', now: now ?? '' })}
        action={t('minigame.takeLine')}
        onTake={() => choose(game, { ...picked, seenLine: line })}
      />
    );
  }
  if (odds !== picked.seenOddsMilli) {
    const [before, now] = [picked.seenOddsMilli, odds].map(oddsText.price);
    return (
      <Changed
        text={t('minigame.oddsChanged', { before: before ?? '', now: now ?? '' })}
        action={t('minigame.takeOdds')}
        onTake={() => choose(game, { ...picked, seenOddsMilli: odds })}
      />
    );
  }
  const { day } = round;
  const place = () => {
    if (stakeAmount === undefined) return;
    const bet = {
      market: picked.market,
      pick: picked.pick,
      odds: oddsToDecimal(odds),
      line,
      stake: stakeAmount,
    };
    placing.place({ game, day, round: round.round, ...bet });
  };
  const name = { round: String(round.round) };
  return (
    <>
      <Button
        variant="filled"
        size="lg"
        block
        busy={placing.isSending}
        disabled={problem !== undefined}
        onClick={place}
      >
        {stakeAmount === undefined
          ? t('minigame.betEmpty', name)
          : t('minigame.bet', { ...name, amount: stakeAmount })}
      </Button>
      <BetFoot isProblem={problem !== undefined && stakeAmount !== undefined}>
        {placing.isSending ? slip('slip.sending') : problem ? problemText(problem) : t('minigame.noCancel')}
      </BetFoot>
    </>
  );
}
