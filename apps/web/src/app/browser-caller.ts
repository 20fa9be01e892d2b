/** A module of its own, so that the checks of every answer are a chunk of their own. */
export { createBrowserCaller } from '@hanpan/kit';
