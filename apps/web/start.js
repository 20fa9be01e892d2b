// Stands at the end of the page. Where the page has its first screen, its files are held back until the text of that screen
// has been painted, so that nothing delays it; the site starts once its style is there. A page in the background is not
// painted, and a browser may tell nothing of its paints; neither waits.
(() => {
  const held = document.getElementById('files');
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    // Each in a task of its own, so that a press in between is heard. The build names them.
    const scripts = [];
    const run = async () => {
      for (const script of scripts) {
        await import(script);
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    if (held === null) return run();
    document.head.append(held.content);
    const style = document.head.querySelector('link[rel="stylesheet"]');
    style.onload = run;
    style.onerror = run;
  };
  const told = PerformanceObserver.supportedEntryTypes ?? [];
  const type = ['largest-contentful-paint', 'paint'].find((each) => told.includes(each));
  if (held === null || document.hidden || type === undefined) return start();
  new PerformanceObserver(start).observe({ type, buffered: true });
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
