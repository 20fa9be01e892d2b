import address from '@hanpan/ui/fonts.css?url';

const ownFamily = 'Hanpan Sans';
const ownFace = `1em "${ownFamily}"`;

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

/**
 * Asks for the face of names, where a language has one, before a page that is full of them is drawn: until it is there, the
 * browser looks for every name in the fonts of the system, and measures the page again afterwards.
 */
export function loadNameGlyphs(): void {
  for (const face of document.fonts) {
    if (face.family.includes(ownFamily)) void face.load().catch(() => undefined);
  }
}
