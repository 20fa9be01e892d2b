import { type Envelope, type ResultCode, resultCodes } from '@hanpan/contract';
import {
  type AnyParams,
  type Locale,
  pinTries,
  refusedSelections,
  results,
  translate,
} from '@hanpan/messages';
import type { FastifyReply } from 'fastify';
import { logRefusal } from './refusal-log.ts';

/**
 * A refusal of one of several bets says before its reason which selections that bet is on: `selections` of its params. That of a wrong
 * withdrawal password says after it how many tries are left: `triesLeft`.
 */
function wordsOf(code: ResultCode, locale: Locale, params: AnyParams): string {
  const words = translate(results[code], locale, params);
  if ('triesLeft' in params)
    return words + translate(params.triesLeft === 0 ? pinTries.none : pinTries.left, locale, params);
  return 'selections' in params ? translate(refusedSelections, locale, params) + words : words;
}

export function envelopeOf(
  code: ResultCode,
  locale: Locale,
  data: unknown = null,
  params: AnyParams = {},
): Envelope {
  return { resultCode: code, resultMessage: wordsOf(code, locale, params), data };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's answers say their outcome in `data` too, refusals included. */
    readonly saysOutcomeInData?: boolean;
  }
}

function refusalOf(reply: FastifyReply, code: ResultCode, locale: Locale, params?: AnyParams): Envelope {
  const refusal = envelopeOf(code, locale, null, params);
  if (reply.request.routeOptions?.config?.saysOutcomeInData !== true) return refusal;
  const { resultCode, resultMessage } = refusal;
  return { resultCode, resultMessage, data: { resultCode, resultMessage } };
}

/**
 * The one place where a code becomes an HTTP status. Nothing on the way may keep a refusal. `lost` is the failure of a
 * database that is away, where that is the reason.
 */
export function sendCode(
  reply: FastifyReply,
  code: ResultCode,
  locale: Locale,
  params?: AnyParams,
  lost?: Error,
): FastifyReply {
  logRefusal(reply, code, resultCodes[code], lost);
  return reply
    .status(resultCodes[code])
    .header('cache-control', 'no-store')
    .send(refusalOf(reply, code, locale, params));
}
