/** When the page has nothing else to do, or after two seconds. Safari has no idle callback. */
export const whenIdle = () =>
  new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 500),
  );
