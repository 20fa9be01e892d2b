// Stands in the page itself and runs before the first paint, so that the theme does not flash.
(() => {
  try {
    if (localStorage.getItem('theme') === 'light') document.documentElement.dataset.theme = 'light';
  } catch {
    // Storage may be forbidden; the default theme needs none.
  }
})();
