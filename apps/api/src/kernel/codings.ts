import type { FastifyRequest } from 'fastify';

/** Whether a reader takes a coding; one that is named with q=0 it refuses (RFC 9110, 12.5.3). */
export function takesCoding({ headers }: Pick<FastifyRequest, 'headers'>, coding: 'br' | 'gzip'): boolean {
  const accepted = String(headers['accept-encoding'] ?? '');
  return new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);
}
