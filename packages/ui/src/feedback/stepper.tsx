import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import type { UiTexts } from '../provider/ui-texts.ts';
import styles from './stepper.module.css';

/** `stopped` is a refusal and an alarm; `ended` is the same place left on purpose, or by its time. */
export type StepState = 'done' | 'now' | 'todo' | 'stopped' | 'ended';

export interface Step {
  title: string;
  /** A time, an amount or what is happening now. */
  note?: ReactNode;
  state: StepState;
}

interface StepCount extends CSSProperties {
  '--steps': number;
}

export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  const { texts } = useUi();
  const stepCount: StepCount = { '--steps': steps.length };
  return (
    <ol aria-label={label} className={styles.steps} style={stepCount}>
      {steps.map((step, at) => (
        <li
          key={step.title}
          className={clsx(styles.step, styles[step.state])}
          aria-current={step.state === 'done' || step.state === 'todo' ? undefined : 'step'}
        >
          <span aria-hidden="true" className={styles.mark}>
            <StepMark state={step.state} place={at + 1} />
          </span>
          <span className={styles.title}>
            {step.title}
            <VisuallyHidden>{stateText(step.state, texts)}</VisuallyHidden>
          </span>
          {step.note && <span className={styles.note}>{step.note}</span>}
        </li>
      ))}
    </ol>
  );
}

function StepMark({ state, place }: { state: StepState; place: number }) {
  if (state === 'done') return <Icon name="check" size={16} />;
  if (state === 'ended') return <Icon name="minus" size={16} />;
  return state === 'stopped' ? '!' : place;
}

function stateText(state: StepState, texts: UiTexts): string {
  const byState = {
    done: texts.stepDone,
    now: texts.stepNow,
    todo: texts.stepTodo,
    stopped: texts.stepStopped,
    ended: texts.stepStopped,
  };
  return ` (${byState[state]})`;
}
