import { AppProviders, createQueryClient } from '@hanpan/kit';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { fakeCaller } from '../test/fake-caller.ts';
import { fakeRealtime } from '../test/render-app.tsx';
import { useWatchedEvents } from './watched-events.ts';

afterEach(cleanup);

/** Counts like the real one: only the first subscription to a topic and the last leave are sent. */
function countingRealtime() {
  const topics = new Map<string, number>();
  const sent: string[] = [];
  const realtime = {
    ...fakeRealtime(),
    subscribe: (topic: string) => {
      const count = topics.get(topic) ?? 0;
      topics.set(topic, count + 1);
      if (count === 0) sent.push(`subscribe ${topic}`);
      return () => {
        const left = (topics.get(topic) ?? 1) - 1;
        topics.set(topic, left);
        if (left === 0) sent.push(`unsubscribe ${topic}`);
      };
    },
  };
  return {
    realtime,
    sent,
    watched: () => [...topics].filter(([, count]) => count > 0).map(([topic]) => topic),
  };
}

function watch(initialProps: readonly number[]) {
  const { realtime, sent, watched } = countingRealtime();
  const queryClient = createQueryClient({ freshMs: 15_000, retryAfterMs: 5_000 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProviders queryClient={queryClient} caller={fakeCaller({}).caller} realtime={realtime} locale="ko">
      {children}
    </AppProviders>
  );
  const hook = renderHook((ids: readonly number[]) => useWatchedEvents(ids), { initialProps, wrapper });
  return { ...hook, sent, watched };
}

test('a leg that is added to twenty sends one message, and one that is taken away another', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => index + 1);
  const { rerender, sent } = watch(twenty);
  expect(sent).toEqual(twenty.map((id) => `subscribe event:${id}`));
  sent.length = 0;
  rerender([...twenty.slice(1), 21]);
  expect(sent).toEqual(['subscribe event:21', 'unsubscribe event:1']);
});

test('what stays is not sent again, and whoever leaves watches nothing', () => {
  const { rerender, sent, unmount, watched } = watch([7, 8]);
  rerender([8, 7]);
  expect(sent).toEqual(['subscribe event:7', 'subscribe event:8']);
  expect(watched()).toEqual(['event:7', 'event:8']);
  rerender([]);
  expect(watched()).toEqual([]);
  rerender([9]);
  unmount();
  expect(watched()).toEqual([]);
});
