import { type RefObject, useLayoutEffect, useState } from 'react';

/** At this width and below, a row of a table becomes lines. Pixels. */
const foldedWidth = 600;

/** Whether a box is too narrow for columns side by side. The height of a row hangs on it, so that styles cannot decide it. */
export function useFolded(box: RefObject<HTMLElement | null>): boolean {
  const [isFolded, setFolded] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const look = () => setFolded(element.clientWidth > 0 && element.clientWidth <= foldedWidth);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return isFolded;
}
