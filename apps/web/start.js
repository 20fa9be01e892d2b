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
