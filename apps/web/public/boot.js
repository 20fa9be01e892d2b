// Runs before the first paint, so that neither the theme nor the language of the page flashes. External, because the
// site's content security policy allows no inline script.
(() => {
  const locale = /(?:^|; )locale=(ko|en|vi)/.exec(document.cookie);
  if (locale) document.documentElement.lang = locale[1];
  try {
    if (localStorage.getItem('theme') === 'light') document.documentElement.dataset.theme = 'light';
  } catch {
    // Storage may be forbidden; the default theme needs none.
  }
})();
