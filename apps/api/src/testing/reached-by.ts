import { request } from 'node:http';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** What a caller reads of a response. */
export interface Reached {
  readonly statusCode: number;
  readonly body: string;
  json<Body>(): Body;
}

/** The same application, whose callers reach it in this way. */
export function reachedBy(
  app: FastifyInstance,
  inject: (options: InjectOptions) => Promise<Reached>,
): FastifyInstance {
  return new Proxy(app, {
    get(target, name) {
      if (name === 'inject') return inject;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Thrown where a connection ended, or nothing came, before the response was whole. */
export class NotAnswered extends Error {}

/** Over a connection of its own to this port, which is given up after so long. */
export function overPort(port: () => number, withinMs: number) {
  return (options: InjectOptions): Promise<Reached> =>
    new Promise((resolve, reject) => {
      const fail = (error: Error) => reject(new NotAnswered(error.message, { cause: error }));
      const sent = request({
        port: port(),
        host: '127.0.0.1',
        path: String(options.url),
        method: options.method ?? 'GET',
        headers: { ...options.headers, host: 'localhost' } as Record<string, string>,
        agent: false,
        signal: AbortSignal.timeout(withinMs),
      });
      sent.on('error', fail);
      sent.on('response', (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          body += part;
        });
        response.on('error', fail);
        response.on('end', () =>
          resolve({ statusCode: response.statusCode ?? 0, body, json: () => JSON.parse(body) }),
        );
      });
      sent.end(options.payload);
    });
}
