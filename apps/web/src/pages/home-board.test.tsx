import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { boardRequest } from '../features/home-matches/model.ts';
import { useBoard } from '../features/home-matches/use-board.ts';
import { makeBoard, makeEvent } from '../features/sports-board/board.fixture.ts';
import { renderPage } from './page-world.fixture.tsx';

afterEach(cleanup);

function Versions() {
  return (
    <p>
      {useBoard()
        .data?.events.map(({ version }) => `version ${version}`)
        .join()}
    </p>
  );
}

test('an answer that was under way while a push arrived does not take its prices back', async () => {
  let arrive: () => void = () => undefined;
  let count = 0;
  const world = renderPage(<Versions />, {
    '/api/sport/events': async () => {
      count += 1;
      if (count > 1) await new Promise<void>((resolve) => (arrive = resolve));
      return makeBoard({ events: [makeEvent({ version: 7 })] });
    },
  });
  await screen.findByText('version 7');
  const reading = world.queryClient.refetchQueries({ queryKey: ['/api/sport/events', boardRequest] });
  await waitFor(() => expect(count).toBe(2));
  const feedAt = new Date().toISOString();
  await world.push('events', { events: [makeEvent({ version: 8 })], removed: [], feedAt });
  await screen.findByText('version 8');
  arrive();
  await reading;
  expect(world.queryClient.getQueryData(['/api/sport/events', boardRequest])).toMatchObject({
    events: [{ version: 8 }],
    feedAt,
  });
});
