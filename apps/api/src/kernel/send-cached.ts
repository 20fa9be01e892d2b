import type { CallSpec } from '@hanpan/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from './answer-cache.ts';
import type { GuestContext, SharedAnswerHandler } from './call-context.ts';

/** Whether the caller has this answer already. The comparison is the weak one of RFC 9110. */
function isKnown({ 'if-none-match': known }: FastifyRequest['headers'], entityTag: string): boolean {
  if (known === undefined) return false;
  return known === entityTag || known.split(',').some((each) => each.trim() === entityTag);
}

function takesGzip({ 'accept-encoding': accepted }: FastifyRequest['headers']): boolean {
  return accepted !== undefined && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(accepted));
}

/** The answer that everybody gets for this body: from memory, or not at all where the caller has it already. */
export async function sendCached(
  answers: AnswerCache,
  call: CallSpec,
  { changedBy, read }: SharedAnswerHandler<unknown, unknown>,
  { site, locale }: Pick<GuestContext, 'site' | 'locale'>,
  body: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isEverywhere = 'everywhere' in read;
  const key = `${call.path} ${isEverywhere ? '' : site.id} ${JSON.stringify(body)}`;
  const answer = await answers.get(key, {
    changedBy,
    // The answer is parsed, so that nothing leaves that the contract does not name.
    read: async () =>
      JSON.stringify(call.data.parse(await (isEverywhere ? read.everywhere(body) : read.at(site, body)))),
  });
  const { entityTag, plain, gzipped } = await answer.in(locale);
  reply.header('etag', entityTag);
  if (isKnown(request.headers, entityTag)) return reply.status(304).send();
  reply.header('content-type', 'application/json; charset=utf-8');
  if (gzipped === undefined || !takesGzip(request.headers)) return reply.send(plain);
  return reply.header('content-encoding', 'gzip').send(gzipped);
}
