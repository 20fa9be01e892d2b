import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TabLink } from './tab-link.tsx';
import { TabLinks } from './tab-links.tsx';

afterEach(cleanup);

/** A router keeps how far a row was scrolled by this name, and scrolls what has it on the next page as far. */
const name = () => screen.getByRole('navigation').getAttribute('data-scroll-restoration-id');

function Row({ current }: { current: string }) {
  return (
    <TabLinks key={current} label="own pages">
      {['points', 'coupons'].map((each) => (
        <TabLink key={each} href={`/${each}`} current={each === current}>
          {each}
        </TabLink>
      ))}
    </TabLinks>
  );
}

test('the row of another page is not taken for the one that was scrolled', () => {
  const { rerender } = render(<Row current="points" />);
  const first = name();
  rerender(<Row current="coupons" />);
  expect(first).toBeTruthy();
  expect(name()).not.toBe(first);
});
