import { type CallSpec, pathFieldsOf } from '@hanpan/contract';
import type { FastifyRequest } from 'fastify';

/** A path of the contract in the router's spelling: "/api/board/:boardType/list". */
export function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** Whether a field of a body, in which numbers may be numbers, says what the address says. */
function isText(field: unknown, text: string | undefined): boolean {
  return (typeof field === 'string' || typeof field === 'number') && String(field) === text;
}

/** What a call is given: its body, with the fields of its path. Undefined where the two disagree. */
export function givenTo(call: CallSpec, { body, params }: FastifyRequest): unknown {
  const sent = body ?? {};
  if (call.params === undefined || typeof sent !== 'object' || Array.isArray(sent)) return sent;
  const named = params as Readonly<Record<string, string>>;
  const fields = new Map(Object.entries(sent));
  for (const name of pathFieldsOf(call.path)) {
    if (fields.has(name) && !isText(fields.get(name), named[name])) return undefined;
    fields.set(name, named[name]);
  }
  return Object.fromEntries(fields);
}
