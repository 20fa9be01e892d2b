/** `--header` of the tokens: a line for the account and one for the menu. Pixels. */
const usual = 112;

/**
 * A `ref` for the header of the desktop. Where the words of a reader who sets them apart need further lines, its height is known to
 * every style as `--header`, so that what stands below it is not under it. Looked at only after the page was laid out.
 */
export function tellsHeight(header: HTMLElement | null): (() => void) | undefined {
  if (header === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { clientHeight } = header;
    if (clientHeight > usual) style.setProperty('--header', `${clientHeight}px`);
    else style.removeProperty('--header');
  });
  observer.observe(header);
  return () => {
    observer.disconnect();
    style.removeProperty('--header');
  };
}
