import { useEffect, useState } from 'react';

/** Turns presses and answers into a view, and says when that has changed. */
interface Controller<View> {
  view: () => View;
  subscribe: (listener: () => void) => () => void;
}

/**
 * What a page shows of its controller. An answer is taken in several steps, and drawn once: React draws a state after all of
 * them, and a store that it reads by itself after each.
 */
export function useView<View extends object>(controller: Controller<View>): View {
  const [view, setView] = useState(controller.view);
  useEffect(() => {
    const take = () => setView(controller.view());
    // What was said before anybody listened.
    take();
    return controller.subscribe(take);
  }, [controller]);
  return view;
}
