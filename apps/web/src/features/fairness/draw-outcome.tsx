import { useText } from '@hanpan/client';
import { fairTexts, minigameTexts } from '@hanpan/messages';
import { Ball } from '../../app/ball.tsx';
import styles from './fairness.module.css';
import { numbersOf, type Proof } from './model.ts';

/** The balls that the proof is about, in the order in which they were drawn; nothing for a match, whose score stands above. */
export function DrawOutcome({ proof }: { proof: Proof }) {
  const t = useText(fairTexts);
  const mini = useText(minigameTexts);
  const drawn = numbersOf(proof);
  if (drawn === undefined) return null;
  const { numbers, powerball } = drawn;
  const sum = numbers.reduce((total, number) => total + number, 0);
  return (
    <p className={styles.outcome}>
      <span>{t('fair.result')}</span>
      {numbers.map((number) => (
        <Ball key={number} number={number} />
      ))}
      {powerball !== null && <Ball number={powerball} isPower />}
      <b>{mini('minigame.sum', { sum })}</b>
    </p>
  );
}
