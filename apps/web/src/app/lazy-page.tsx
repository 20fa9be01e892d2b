import { isServerThere } from '@hanpan/client';
import type { RouteComponent } from '@tanstack/react-router';
import { type ComponentType, use } from 'react';
import { isUnfetched, untilTriedAgain } from './chunk-fetch.ts';
import { reloadForNewFiles } from './reload-once.ts';

/** By then the failure is on screen; a page that is tried again after it is fetched anew. */
const forgetMs = 500;

/** Waits for as long as there is no network: only what the server refuses, or what breaks as it runs, is an error. */
async function fetchPage<M>(load: () => Promise<M>): Promise<M> {
  for (;;) {
    while (!navigator.onLine) await untilTriedAgain();
    try {
      return await load();
    } catch (reason) {
      if (!isUnfetched(reason) || (await isServerThere())) throw reason;
      await untilTriedAgain();
    }
  }
}

/**
 * A page that is a file of its own. Without a network it waits and opens once there is one; the router's own way would load
 * the whole site again, which leaves the reader on an error page of the browser. The site is loaded again only where the
 * server is there and the file is not, as after a new version was put up, and only once for each file. `preload` is there
 * until the page is.
 */
export function lazyPage<M extends object, K extends keyof M>(
  load: () => Promise<M>,
  name: K,
): RouteComponent {
  let loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let drawing: Promise<void> | undefined;
  const fetchOnce = () => {
    loading ??= fetchPage(load).then(
      (module) => {
        loaded = module[name] as ComponentType;
        Page.preload = undefined;
      },
      (reason) => {
        loading = undefined;
        throw reason;
      },
    );
    return loading;
  };
  const draw = () =>
    fetchOnce().catch((reason) => {
      if (isUnfetched(reason) && reloadForNewFiles(reason)) return new Promise<never>(() => undefined);
      setTimeout(() => {
        drawing = undefined;
      }, forgetMs);
      throw reason;
    });
  const Page: RouteComponent = () => {
    if (loaded === undefined) {
      drawing ??= draw();
      use(drawing);
    }
    const Shown = loaded as unknown as ComponentType;
    return <Shown />;
  };
  // Whoever only points at a link is told nothing: the page says it when it is drawn.
  Page.preload = () => fetchOnce().catch(() => undefined);
  return Page;
}
