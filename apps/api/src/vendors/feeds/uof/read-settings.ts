import { SetupRefused } from '@hanpan/db';
import { z } from 'zod';
import { givenVariables } from '../../../kernel/given-variables.ts';
import { type UofApiSettings, uofApi } from './api.ts';
import { defaultProducerPolicy } from './producer-state.ts';
import type { UofSettings } from './source.ts';
import { spooledDeliveries } from './spool.ts';

const producers = z
  .string()
  .regex(/^\d{1,4}:[\w-]{1,40}(,\d{1,4}:[\w-]{1,40})*$/, 'is no list of producers such as 1:liveodds,3:pre')
  .transform((text) =>
    text.split(',').map((pair) => {
      const [id = '', product = ''] = pair.split(':');
      return { id, product };
    }),
  );

const variables = z.object({
  HANPAN_UOF_TOKEN: z.string().optional(),
  HANPAN_UOF_URL: z.url().optional(),
  HANPAN_UOF_PRODUCERS: producers.default([]),
  HANPAN_UOF_SPOOL: z.string().optional(),
  HANPAN_UOF_NODE: z.coerce.number().int().min(1).max(10_000).optional(),
});

/**
 * The settings of this feed from environment variables; undefined without an access token, so that an installation without
 * one has no such feed. Throws SetupRefused for the person who starts it. The token is never in it.
 */
export function readUofSettings(
  source: Readonly<Record<string, string | undefined>>,
  request: UofApiSettings['request'],
): UofSettings | undefined {
  const read = variables.safeParse(givenVariables(source));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new SetupRefused(`${String(issue?.path[0])}: ${issue?.message}`);
  }
  const { data } = read;
  const { HANPAN_UOF_TOKEN: accessToken, HANPAN_UOF_URL: baseUrl, HANPAN_UOF_SPOOL: folder } = data;
  if (accessToken === undefined) return undefined;
  if (baseUrl === undefined) throw new SetupRefused('HANPAN_UOF_URL: the address of the contract is missing');
  if (folder === undefined) throw new SetupRefused('HANPAN_UOF_SPOOL: the folder of the messages is missing');
  if (data.HANPAN_UOF_PRODUCERS.length === 0)
    throw new SetupRefused('HANPAN_UOF_PRODUCERS names no producer');
  const nodeId = data.HANPAN_UOF_NODE;
  return {
    producers: data.HANPAN_UOF_PRODUCERS,
    deliveries: (signal) => spooledDeliveries(folder, signal),
    api: uofApi({
      baseUrl,
      accessToken,
      timeoutMs: 15_000,
      request,
      ...(nodeId === undefined ? {} : { nodeId }),
    }),
    policy: defaultProducerPolicy,
    tickMs: 1_000,
  };
}
