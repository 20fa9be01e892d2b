// Stands in the page itself, after its faces. While the own letters are on their way no text is shown, and to lay the first
// screen out with the letters of the system takes a phone longer than with the own ones; so it is laid out once these are
// there. Where they take longer than a moment the page comes without them.
(() => {
  const page = document.documentElement;
  const show = () => {
    delete page.dataset.letters;
  };
  page.dataset.letters = 'awaited';
  document.fonts.load('1em "Hanpan Sans"', 'a').then(show, show);
  setTimeout(show, 100);
})();
