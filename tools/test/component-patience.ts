import { act, configure, getConfig } from '@testing-library/react';
import { createRoot } from 'react-dom/client';

const { asyncWrapper } = getConfig();
const elsewhere = createRoot(document.createElement('div'));

configure({
  // A second, the default, is not enough for a page on a busy machine.
  asyncUtilTimeout: 20_000,
  // What has just been drawn hears of a store only from its effects on: a moment later, and too late for a test that presses
  // as soon as it is there. To draw anything anywhere runs the effects that are waiting.
  asyncWrapper: async (wait) => {
    const found = await asyncWrapper(wait);
    act(() => elsewhere.render(null));
    return found;
  },
});
