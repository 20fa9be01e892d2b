import type { ResultCode } from '@hanpan/contract';
import type { FastifyReply } from 'fastify';
import type {} from './keep-refusals.ts';

/** Lines about one code within one window; what is beyond is counted, so that nobody can fill the log. */
const linesPerWindow = 50;
const windowMs = 10_000;

/** So that a reader of the log can say which response of which client a line is about. */
export const correlationHeader = 'x-request-id';

interface Window {
  sinceMs: number;
  lines: number;
  more: number;
}

/** Of each server apart. */
const windowsOf = new WeakMap<object, Map<ResultCode, Window>>();

function windowOf(server: object, code: ResultCode, nowMs: number): Window {
  const windows = windowsOf.get(server) ?? new Map<ResultCode, Window>();
  windowsOf.set(server, windows);
  const held = windows.get(code);
  if (held !== undefined && nowMs - held.sinceMs < windowMs) return held;
  const fresh = { sinceMs: nowMs, lines: 0, more: held?.more ?? 0 };
  windows.set(code, fresh);
  return fresh;
}

/**
 * Writes down that a request was refused: with its correlation id, which the client is told too, the code, the status and
 * the path as the contract writes it. Nothing of the body, of the address or of the person is in the line. What has a line
 * is kept for the view that explains it too. `lost` is the failure of a database that is away: an outage is named once, not
 * by everybody whom it meets.
 */
export function logRefusal(reply: FastifyReply, code: ResultCode, status: number, lost?: Error): void {
  const { request } = reply;
  // Whoever has left is told nothing, and is no failure of anybody's.
  if (request.raw.socket.destroyed) return;
  reply.header(correlationHeader, request.id);
  if (lost !== undefined) {
    request.log.warn({ err: lost }, 'a request was refused');
    return;
  }
  const window = windowOf(reply.server, code, performance.now());
  if (window.lines >= linesPerWindow) {
    window.more += 1;
    return;
  }
  const notWritten = window.more === 0 ? {} : { notWritten: window.more };
  window.more = 0;
  window.lines += 1;
  // An address that is no route may say anything, and is not repeated.
  const path = request.routeOptions?.url ?? 'none';
  request.log.warn({ code, status, method: request.method, path, ...notWritten }, 'a request was refused');
  reply.server.keptRefusals?.add(request, code, path);
}
