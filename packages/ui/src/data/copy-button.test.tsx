import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SampleProvider } from '../gallery/sample-provider.tsx';
import { CopyButton } from './copy-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderButton(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(
    <SampleProvider>
      <CopyButton value="301-0482">copy account</CopyButton>
    </SampleProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'copy account' }));
}

test('a copy goes to the clipboard and is announced', async () => {
  const writeText = vi.fn(async () => undefined);
  renderButton(writeText);
  expect(await screen.findByRole('button', { name: '복사했습니다' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('복사했습니다');
  expect(writeText).toHaveBeenCalledWith('301-0482');
});

test('a refused clipboard is reported, not hidden', async () => {
  renderButton(() => Promise.reject(new Error('denied')));
  expect(await screen.findByRole('button', { name: '복사하지 못했습니다' })).toBeTruthy();
});
