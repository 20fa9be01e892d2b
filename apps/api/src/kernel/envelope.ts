import { type Envelope, type ResultCode, resultCodes } from '@hanpan/contract';
import { type AnyParams, type Locale, results, translate } from '@hanpan/messages';
import type { FastifyReply } from 'fastify';

export function envelopeOf(
  code: ResultCode,
  locale: Locale,
  data: unknown = null,
  params: AnyParams = {},
): Envelope {
  return { resultCode: code, resultMessage: translate(results[code], locale, params), data };
}

/** The one place where a code becomes an HTTP status. Nothing on the way may keep a refusal. */
export function sendCode(
  reply: FastifyReply,
  code: ResultCode,
  locale: Locale,
  params?: AnyParams,
): FastifyReply {
  return reply
    .status(resultCodes[code])
    .header('cache-control', 'no-store')
    .send(envelopeOf(code, locale, null, params));
}
