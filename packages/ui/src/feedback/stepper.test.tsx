import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SampleProvider } from '../gallery/sample-provider.tsx';
import { Stepper, type StepState } from './stepper.tsx';

afterEach(cleanup);

function stepIn(state: StepState): HTMLElement {
  render(
    <SampleProvider>
      <Stepper label="progress" steps={[{ title: 'requested', note: '12:00', state }]} />
    </SampleProvider>,
  );
  return screen.getByRole('listitem');
}

test.each([
  ['done', 'requested (완료)12:00', null],
  ['now', '1requested (진행 중)12:00', 'step'],
  ['todo', '1requested (예정)12:00', null],
  ['stopped', '!requested (멈춤)12:00', 'step'],
  ['ended', 'requested (멈춤)12:00', 'step'],
] as const)(
  'a step that is %s says so in words, and its mark raises an alarm only where it was stopped',
  (...row) => {
    const [state, text, current] = row;
    const step = stepIn(state);
    expect(step.textContent).toBe(text);
    expect(step.getAttribute('aria-current')).toBe(current);
  },
);
