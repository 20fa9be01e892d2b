import { randomUUID } from 'node:crypto';
import {
  type AnswerOf,
  type CallPath,
  type CallSpec,
  calls,
  confirmsOperation,
  mayCall,
} from '@hanpan/contract';
import type { Database, Tx } from '@hanpan/db';
import type { OperatorContext } from '../call-context.ts';
import { type Clock, isoOf } from '../clock.ts';
import { type BodySealer, countedInput, type SentBody } from '../counted-input.ts';
import { fail, isFailure } from '../failure.ts';
import { hashOfInput } from '../idempotency.ts';
import { insertConfirmation } from './confirmation-store.ts';
import type { Confirmer, Describe, Operation, ShownRefusal } from './operation.ts';

/** From when it was shown: long enough to read it and to take out a telephone. */
export const confirmationMs = 120_000;

export interface ConfirmationServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealer: BodySealer;
}

type AnyDescribe = Describe<OperatorContext, SentBody>;

/** What describes the operations of the calls that have them confirmed; it is filled when the table of handlers is whole. */
export class Operations {
  #described: ReadonlyMap<string, AnyDescribe> = new Map();

  register(described: ReadonlyMap<string, AnyDescribe>): void {
    this.#described = described;
  }

  of(path: string): AnyDescribe | undefined {
    return this.#described.get(path);
  }
}

/** Of the call with its body, the session that asks, and all that it would do. */
export function digestOf(
  { sealer }: Pick<ConfirmationServices, 'sealer'>,
  call: CallSpec,
  context: OperatorContext,
  body: SentBody,
  { lines, state }: Operation,
): Buffer {
  const { site, operatorId, session } = context;
  const input = countedInput(sealer, call, context, body);
  const asked = { site: site.id, operatorId, session: session.sessionId, path: call.path, input };
  return hashOfInput({ ...asked, lines: lines.filter((line) => line !== undefined), state });
}

type Shown = AnswerOf<'/api/console/confirmation/show'>;

/**
 * Puts together what an operation would do now and keeps it for two minutes. Fails with E404 where the call is none that is
 * confirmed, may not be made by this operator, has another body, or has nothing that it could be about; and with what the call would refuse
 * in any case, where its description says so.
 */
export async function showOperation(
  services: ConfirmationServices & { readonly operations: Operations },
  context: OperatorContext,
  asked: { readonly path: string; readonly body: Readonly<Record<string, unknown>> },
): Promise<ShownRefusal | Shown> {
  const describe = services.operations.of(asked.path);
  const roles = context.session.operatorRoles ?? [];
  if (describe === undefined || !mayCall(roles, asked.path)) return fail('E404');
  const call: CallSpec = calls[asked.path as CallPath];
  const body = call.body.safeParse(asked.body);
  if (!body.success || !confirmsOperation(call, body.data)) return fail('E404');
  const sent = body.data as SentBody;
  return services.database.transaction(async (tx) => {
    const operation = await describe(tx, context, sent);
    if (operation === undefined) return fail('E404');
    if (isFailure(operation)) return operation;
    return keepShown(services, tx, context, call, sent, operation);
  });
}

/** Keeps the digest of what somebody is shown for two minutes. Returns the key by which it is confirmed. */
export async function keepDigest(
  { clock }: Pick<ConfirmationServices, 'clock'>,
  tx: Tx,
  { site, session, operatorId, memberId }: Confirmer,
  { path, digest }: { readonly path: string; readonly digest: Buffer },
): Promise<{ readonly confirmationKey: string; readonly expiresAt: string }> {
  const shownAt = clock.date();
  const expiresAt = new Date(shownAt.getTime() + confirmationMs);
  const key = randomUUID();
  await insertConfirmation(tx, {
    key,
    siteId: site.id,
    operatorId: operatorId ?? null,
    memberId: memberId ?? null,
    sessionId: session.sessionId,
    path,
    digest,
    shownAt,
    expiresAt,
  });
  return { confirmationKey: key, expiresAt: isoOf(expiresAt) };
}

async function keepShown(
  services: ConfirmationServices,
  tx: Tx,
  context: OperatorContext,
  call: CallSpec,
  sent: SentBody,
  operation: Operation,
): Promise<Shown> {
  const digest = digestOf(services, call, context, sent, operation);
  const kept = await keepDigest(services, tx, context, { path: call.path, digest });
  const shown = operation.lines.filter((line) => line !== undefined);
  return {
    ...kept,
    digest: digest.toString('hex'),
    memIds: [...operation.memIds],
    lines: shown.map(({ name, text, amount, setting }) => ({
      name,
      text: text ?? null,
      amount: amount ?? null,
      ...(setting !== undefined && { setting }),
    })),
  };
}
