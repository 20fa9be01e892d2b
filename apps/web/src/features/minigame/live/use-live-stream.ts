/// <reference path="../../../hls-light.d.ts" />
import { serverNow } from '@hanpan/kit';
import { type RefObject, useEffect, useState } from 'react';

export type StreamState = 'waiting' | 'ready' | 'failed' | 'unsupported';

export interface LiveStream {
  readonly state: StreamState;
  /** How long ago was what is on screen; undefined while it is not known. */
  readonly delaySeconds: number | undefined;
  /** Begins anew after a failure. */
  readonly retry: () => void;
  readonly toLive: () => void;
}

/** Behind by more than this, somebody has paused it; where it is not known how late a video is, it is taken to be as late. */
export const normalDelaySeconds = 15;

const source = '/live/powerball/live.m3u8';
const nativeType = 'application/vnd.apple.mpegurl';

/** What plays a stream, however the browser does it. */
interface Player {
  /** When what is on screen was, in milliseconds of the server's clock; undefined where that is not known. */
  readonly shownAtMs: () => number | undefined;
  readonly close: () => void;
}

interface Listener {
  readonly onReady: () => void;
  readonly onFailed: () => void;
}

/** Safari on older phones plays such a stream by itself, and has nothing that another player could use. */
function openNatively(video: HTMLVideoElement, { onReady, onFailed }: Listener): Player {
  video.addEventListener('canplay', onReady);
  video.addEventListener('error', onFailed);
  video.src = source;
  return {
    shownAtMs: () => shownNatively(video),
    close: () => {
      video.removeEventListener('canplay', onReady);
      video.removeEventListener('error', onFailed);
      video.removeAttribute('src');
      video.load();
    },
  };
}

/** Only browsers that play a stream by themselves tell when it began. */
interface DatedVideo extends HTMLVideoElement {
  getStartDate?(): Date;
}

function shownNatively(video: DatedVideo): number | undefined {
  const beganMs = video.getStartDate?.().getTime() ?? Number.NaN;
  return Number.isNaN(beganMs) ? undefined : beganMs + video.currentTime * 1_000;
}

async function openPlayer(video: HTMLVideoElement, listener: Listener): Promise<Player | undefined> {
  const { default: Hls } = await import('hls.js/light');
  if (!Hls.isSupported())
    return video.canPlayType(nativeType) === '' ? undefined : openNatively(video, listener);
  // Without a worker: its code would come from an address that the site's policy refuses.
  const hls = new Hls({ enableWorker: false, liveSyncDurationCount: 2, backBufferLength: 20 });
  hls.on(Hls.Events.FRAG_BUFFERED, listener.onReady);
  hls.on(Hls.Events.ERROR, (_, { fatal }) => fatal && listener.onFailed());
  hls.loadSource(source);
  hls.attachMedia(video);
  return {
    shownAtMs: () => hls.playingDate?.getTime(),
    close: () => hls.destroy(),
  };
}

/** Plays the live video in an element: at once where the viewer lets things move, else once they press play. */
export function useLiveStream(element: RefObject<HTMLVideoElement | null>): LiveStream {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<StreamState>('waiting');
  const [delaySeconds, setDelay] = useState<number>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens another player.
  useEffect(() => {
    const video = element.current;
    if (video === null) return;
    let player: Player | undefined;
    let isOver = false;
    const close = () => {
      isOver = true;
      player?.close();
    };
    const fail = (reason: StreamState) => {
      if (isOver) return;
      close();
      setState(reason);
    };
    setState('waiting');
    setDelay(undefined);
    const opened = openPlayer(video, {
      onReady: () => !isOver && setState('ready'),
      onFailed: () => fail('failed'),
    });
    opened.then(
      (it) => {
        if (it === undefined) fail('unsupported');
        else if (isOver) it.close();
        else player = it;
      },
      () => fail('failed'),
    );
    const timer = setInterval(() => {
      const shownAtMs = player?.shownAtMs();
      setDelay(
        shownAtMs === undefined ? undefined : Math.max(0, Math.round((serverNow() - shownAtMs) / 1_000)),
      );
    }, 1_000);
    return () => {
      clearInterval(timer);
      close();
    };
  }, [element, attempt]);

  return {
    state,
    delaySeconds,
    retry: () => setAttempt((made) => made + 1),
    toLive: () => {
      const video = element.current;
      if (video === null || video.seekable.length === 0) return;
      // Right at the end nothing is there yet.
      video.currentTime = Math.max(0, video.seekable.end(video.seekable.length - 1) - 4);
      void video.play();
    },
  };
}
