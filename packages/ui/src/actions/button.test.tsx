import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';

afterEach(cleanup);

test('a busy button neither acts nor submits its form, and keeps its name and focus', () => {
  const act = vi.fn();
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy onClick={act}>
        bet
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'bet' });
  button.focus();
  fireEvent.click(button);
  expect(act).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a button inside a form does not submit it by default', () => {
  const submit = vi.fn();
  render(
    <form onSubmit={submit}>
      <Button>more</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'more' }));
  expect(submit).not.toHaveBeenCalled();
});

test('a link button is a link, or whatever element it is given', () => {
  render(
    <>
      <LinkButton href="/cash">cash</LinkButton>
      <LinkButton as="label" htmlFor="file">
        file
      </LinkButton>
    </>,
  );
  expect(screen.getByRole('link', { name: 'cash' }).getAttribute('href')).toBe('/cash');
  expect(screen.getByText('file').closest('label')?.htmlFor).toBe('file');
});
