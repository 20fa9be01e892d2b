import Fastify from 'fastify';

/** A bare POST with a schema that echoes: the upper limit of HTTP alone on this machine. */
const app = Fastify({ logger: false });
const body = {
  type: 'object',
  required: ['user', 'amount', 'transaction_uuid'],
  properties: {
    user: { type: 'string' },
    amount: { type: 'integer' },
    transaction_uuid: { type: 'string' },
  },
} as const;
const answer = {
  type: 'object',
  properties: { status: { type: 'string' }, user: { type: 'string' }, balance: { type: 'integer' } },
} as const;

app.post<{ Body: { user: string; amount: number } }>(
  '/bare',
  { schema: { body, response: { 200: answer } } },
  async (request) => ({ status: 'RS_OK', user: request.body.user, balance: request.body.amount }),
);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ ready: true, address });
process.on('disconnect', () => process.exit(0));
