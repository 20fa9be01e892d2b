import { verifyBody } from '@hanpan/vendor-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Vendor } from '../vendor.ts';

/** A refusal with a status and a sentence. */
export class Refused extends Error {
  readonly statusCode: number;
  constructor(statusCode: number, sentence: string) {
    super(sentence);
    this.statusCode = statusCode;
  }
}

/** Accepts only what the operator has signed; a body is verified before it is parsed. */
export function acceptSigned(server: FastifyInstance, vendor: Vendor, header: string): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  server.addHook('preHandler', async (request) => {
    const given = request.headers[header];
    const signature = Array.isArray(given) ? undefined : given;
    const { body } = request;
    const isSigned =
      body instanceof Buffer && verifyBody(body, signature, vendor.environment.operatorPublicKeyPem);
    if (!isSigned) throw new Refused(401, 'the signature is missing or wrong');
  });
  server.setErrorHandler(sendError);
}

/** The body of a signed call. Refuses with 400 what is not JSON or does not match the call. */
export function readSigned<T>(schema: z.ZodType<T>, request: FastifyRequest): T {
  const parsed = schema.safeParse(parseJson(String(request.body)));
  if (!parsed.success) throw new Refused(400, z.prettifyError(parsed.error));
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(400, 'the body is not JSON');
  }
}

async function sendError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof Refused) return await reply.code(error.statusCode).send({ error: error.message });
  const isRequestFault = error.statusCode !== undefined && error.statusCode < 500;
  if (!isRequestFault) request.log.error({ err: error }, 'a call of the operator failed');
  return await reply
    .code(isRequestFault ? 400 : 500)
    .send({ error: isRequestFault ? 'malformed' : 'internal' });
}
