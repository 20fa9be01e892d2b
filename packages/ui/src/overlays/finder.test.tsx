import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../actions/button.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { SampleProvider } from '../gallery/sample-provider.tsx';
import { Finder } from './finder.tsx';

afterEach(cleanup);

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
