import type { ResultCode } from '@hanpan/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {} from './keep-refusals.ts';

/** Lines of one kind within one window, mostly about one code; what is beyond is counted, so that nobody can fill the log. */
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
const windowsOf = new WeakMap<object, Map<string, Window>>();

function windowOf(server: object, kind: string, nowMs: number): Window {
  const windows = windowsOf.get(server) ?? new Map<string, Window>();
  windowsOf.set(server, windows);
  const held = windows.get(kind);
  if (held !== undefined && nowMs - held.sinceMs < windowMs) return held;
  const fresh = { sinceMs: nowMs, lines: 0, more: held?.more ?? 0 };
  windows.set(kind, fresh);
  return fresh;
}

/**
 * Takes the place of a line: returns what it says of those that were not written since the last, undefined where there
 * is none.
 */
export function takeLine(server: object, kind: string): { readonly notWritten?: number } | undefined {
  const window = windowOf(server, kind, performance.now());
  if (window.lines >= linesPerWindow) {
    window.more += 1;
    return undefined;
  }
  const notWritten = window.more === 0 ? {} : { notWritten: window.more };
  window.more = 0;
  window.lines += 1;
  return notWritten;
}

/** A request that names another site than its key. What it names is not repeated: anybody may write anything there. */
export function logForeignSite(request: FastifyRequest, siteKey: string): void {
  const text = 'a request names another site than its key';
  const line = takeLine(request.server, text);
  if (line !== undefined) request.log.warn({ site: siteKey, ...line }, text);
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
  const line = takeLine(reply.server, code);
  if (line === undefined) return;
  // An address that is no route may say anything, and is not repeated.
  const path = request.routeOptions?.url ?? 'none';
  request.log.warn({ code, status, method: request.method, path, ...line }, 'a request was refused');
  reply.server.keptRefusals?.add(request, code, path);
}
