import { stageHost } from './stage-host.ts';
import type { FromStage, ToStage } from './stage-messages.ts';

/** Of the worker's own scope; the page's takes more. */
declare function postMessage(message: FromStage): void;

/** The stage in a thread of its own: a frame of it keeps neither a press nor the page's own work waiting. */
const host = stageHost((message) => postMessage(message));
addEventListener('message', ({ data }: MessageEvent<ToStage>) => host(data));
postMessage({ type: 'here' });
