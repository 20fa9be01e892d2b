// Stands at the end of the page: the site starts once the first screen has been painted. A page in the background is not
// painted, and a browser may tell nothing of its paints; neither waits.
(() => {
  let hasStarted = false;
  const start = () => {
    if (!hasStarted) import('%ENTRY%');
    hasStarted = true;
  };
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, 2000);
})();
// The first screen has no ears yet: the button that was pressed on it last is pressed again once the site stands there.
(() => {
  const root = document.getElementById('root');
  const screen = root?.firstElementChild;
  if (!screen) return;
  const nameOf = (button) => button.getAttribute('aria-label') ?? button.textContent.trim();
  let pressed;
  const remember = ({ target }) => {
    pressed = target.closest?.('button') ?? undefined;
  };
  document.addEventListener('click', remember, true);
  new MutationObserver((_, observer) => {
    if (screen.isConnected) return;
    observer.disconnect();
    document.removeEventListener('click', remember, true);
    if (pressed === undefined) return;
    const name = nameOf(pressed);
    [...root.querySelectorAll('button')].find((each) => nameOf(each) === name)?.click();
  }).observe(root, { childList: true });
})();
