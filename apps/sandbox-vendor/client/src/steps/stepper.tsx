import { Icon } from '../cabinet/icons.tsx';

interface StepperProps {
  label: string;
  lessLabel: string;
  moreLabel: string;
  values: readonly number[];
  value: number;
  disabled: boolean;
  show: (value: number) => React.ReactNode;
  onChoose: (value: number) => void;
  testId: string;
}

/** One of a ladder of values: a step down, the value, a step up. */
export function Stepper({
  label,
  lessLabel,
  moreLabel,
  values,
  value,
  disabled,
  show,
  onChoose,
  testId,
}: StepperProps) {
  const at = values.indexOf(value);
  const to = (by: number) => {
    const next = values[at + by];
    if (next !== undefined) onChoose(next);
  };
  return (
    <fieldset className="stepper" aria-label={label}>
      <button type="button" disabled={disabled || at <= 0} onClick={() => to(-1)} aria-label={lessLabel}>
        <Icon name="minus" />
      </button>
      <output>
        <span className="caption">{label}</span>
        <span className="amount" data-testid={testId}>
          {show(value)}
        </span>
      </output>
      <button
        type="button"
        disabled={disabled || at === -1 || at >= values.length - 1}
        onClick={() => to(1)}
        aria-label={moreLabel}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
