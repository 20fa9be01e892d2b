import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether what a box holds is wider than it, looked at while `isAsked` and again whenever either becomes wider or narrower. */
export function useOverflows(box: RefObject<HTMLElement | null>, isAsked: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || !isAsked) return;
    const look = () => setOverflows(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(look);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [box, isAsked]);
  return isAsked && overflows;
}
