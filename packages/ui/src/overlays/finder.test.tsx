import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../actions/button.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { SampleProvider } from '../gallery/sample-provider.tsx';
import { Finder } from './finder.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Finding() {
  const [open, setOpen] = useState(false);
  return (
    <SampleProvider>
      <Button onClick={() => setOpen(true)}>open</Button>
      <Finder
        open={open}
        onOpenChange={setOpen}
        title="find"
        field={<TextInput aria-label="what" />}
        footer={<p>keys</p>}
      >
        found
      </Finder>
    </SampleProvider>
  );
}

test('a finder is named, begins in its field, and gives the focus back on Escape and by its button', async () => {
  render(<Finding />);
  const opener = screen.getByRole('button', { name: 'open' });
  for (const leave of ['Escape', 'button']) {
    opener.focus();
    fireEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'find' });
    expect(document.activeElement).toBe(within(dialog).getByLabelText('what'));
    expect(dialog.textContent).toContain('found');
    expect(dialog.textContent).toContain('keys');
    if (leave === 'Escape') fireEvent.keyDown(dialog, { key: 'Escape' });
    else fireEvent.click(within(dialog).getByRole('button'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  }
});

/** What a phone says of the part of its window that is seen. */
class SeenPart extends EventTarget {
  height = 800;
  scale = 1;

  turnInto(height: number, scale = 1) {
    Object.assign(this, { height, scale });
    act(() => void this.dispatchEvent(new Event('resize')));
  }
}

test('it ends above the keyboard of a phone, and keeps its height while the page is zoomed', () => {
  const seen = new SeenPart();
  vi.stubGlobal('visualViewport', seen);
  render(<Finding />);
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  const height = () => screen.getByRole('dialog').style.getPropertyValue('--seen-height');
  expect(height()).toBe('800px');
  seen.turnInto(420);
  expect(height()).toBe('420px');
  seen.turnInto(400, 2);
  expect(height()).toBe('800px');
});

test('where a browser does not say what is seen, it has the height of the window', () => {
  render(<Finding />);
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(screen.getByRole('dialog').style.getPropertyValue('--seen-height')).toBe('');
});
