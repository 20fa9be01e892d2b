import address from '@hanpan/ui/fonts.css?url';

const ownFace = '1em "Hanpan Sans"';

/** Safari has no idle callback. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 500);

/**
 * Makes the faces of rare glyphs known. They wait for the page's own face: while that is on its way, a browser would ask
 * for every one that could stand in for it.
 */
export function loadRareGlyphs(): void {
  const load = () => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
    document.head.append(link);
  };
  void document.fonts
    .load(ownFace)
    .catch(() => undefined)
    .then(() => whenIdle(load));
}
