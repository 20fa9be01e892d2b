import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { healthOfParts, hearOfParts } from './part-health.ts';

test('what the launcher says last about the parts is how they are', () => {
  const channel = new EventEmitter() as EventEmitter & NodeJS.Process;
  hearOfParts(channel);
  expect(healthOfParts()).toEqual({});
  channel.emit('message', { parts: { worker: 'serving' } });
  channel.emit('message', { parts: { worker: 'unhealthy' } });
  channel.emit('message', 'something else');
  expect(healthOfParts()).toEqual({ worker: 'unhealthy' });
});
