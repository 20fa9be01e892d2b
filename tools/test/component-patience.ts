import { act, configure, getConfig } from '@testing-library/react';
import { createRoot } from 'react-dom/client';

const { eventWrapper } = getConfig();
const elsewhere = createRoot(document.createElement('div'));

configure({
  // A second, the default, is not enough for a page on a busy machine.
  asyncUtilTimeout: 20_000,
  // What has just been drawn hears of a store only from its effects on: a moment later, or never soon enough for a test
  // that looks at once. To draw anything anywhere runs the effects that are waiting.
  eventWrapper: (event) => {
    act(() => elsewhere.render(null));
    return eventWrapper(event);
  },
});
