import { randomUUID } from 'node:crypto';
import { amount } from '@hanpan/money';
import {
  ConnectionFailure,
  type ConnectionTarget,
  type DialectName,
  dialectNames,
  runConnection,
  speakers,
  type WireRequest,
} from '@hanpan/vendor-kit';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import type { GameVendor, TransferWallet } from '../../../vendors/port.ts';
import { VendorRefused, VendorUnreachable } from '../../../vendors/port.ts';
import { gameOriginsOf, isAt } from '../origins.ts';
import { connectionOf, dialectOf } from '../vendor-connection.ts';
import { theirKeyOf } from '../vendor-keys.ts';
import { factsOf, hasKeys, type SetupServices } from './setup.ts';
import { findSetup, type SetupRow } from './setup-store.ts';

const walletAnswersWithinMs = 5_000;

/** Why a vendor gave no answer, by what was thrown and never by its text. */
function failureOf(error: unknown): ConnectionFailure {
  if (!(error instanceof VendorUnreachable)) throw error;
  const { cause } = error;
  if (cause instanceof VendorRefused) return new ConnectionFailure('refused', cause.http);
  if (!(cause instanceof Error)) return new ConnectionFailure('unreachable');
  if (cause.name === 'TimeoutError') return new ConnectionFailure('timeout');
  return new ConnectionFailure(cause instanceof TypeError ? 'unreachable' : 'unreadable');
}

async function asked<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw failureOf(error);
  }
}

/** Free play of a game, as a guest of nobody would open it. */
function demoOpener(client: GameVendor, row: SetupRow, publicUrl: string): ConnectionTarget['openDemo'] {
  return async (gameKey) => {
    const address = await asked(
      client.launch({
        playerId: `demo-${randomUUID()}`,
        token: randomUUID(),
        gameKey,
        locale: 'ko',
        platform: 'desktop',
        address: '127.0.0.1',
        balance: amount(0),
        lobbyUrl: publicUrl,
        depositUrl: publicUrl,
        isDemo: true,
      }),
    );
    // A game that is not framed may open anywhere.
    return { isAtOrigin: row.window_kind === 'popup' || isAt(gameOriginsOf(row), address) };
  };
}

/** A transfer that was never sent has never arrived; nothing is moved by asking. */
function unknownTransferOf(wallet: TransferWallet): ConnectionTarget['askUnknownTransfer'] {
  return async () => {
    const outcome = await wallet.statusOf({ playerId: 'hanpan-0', transferId: randomUUID() });
    if (outcome.kind === 'not-sent') throw new ConnectionFailure(outcome.reason);
    if (outcome.kind === 'indeterminate') throw new ConnectionFailure('unreadable');
    return outcome.kind === 'never-arrived' ? 'never-arrived' : 'other';
  };
}

function roundsOf(wallet: TransferWallet): ConnectionTarget['readRounds'] {
  return async () => {
    const page = await wallet.roundsSince(undefined);
    if (typeof page === 'string') throw new ConnectionFailure(page);
    return page.rounds.length;
  };
}

/** Our own wallet under the address that the vendor has of it. */
function walletOf(services: SetupServices, row: SetupRow): ConnectionTarget['wallet'] {
  const dialect = dialectNames.find((name): name is DialectName => name === row.dialect);
  if (dialect === undefined) return undefined;
  const { theirs } = factsOf(services, row);
  const root = `${services.publicUrl}/wallet/${row.dialect}/${row.code}`;
  const send = async ({ method, path, headers, body }: WireRequest) => {
    try {
      const response = await fetch(`${root}${path}`, {
        method,
        headers,
        ...(body !== '' && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(walletAnswersWithinMs),
      });
      return { http: response.status, text: await response.text() };
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      throw new ConnectionFailure(isLate ? 'timeout' : 'unreachable');
    }
  };
  return {
    speaker: speakers[dialect],
    operatorId: row.operator_id,
    secret: theirs === 'secret' ? theirKeyOf(row, services.sealer) : undefined,
    send,
  };
}

function targetOf(services: SetupServices, row: SetupRow): ConnectionTarget {
  const dialect = dialectOf(services.dialects, row);
  const wallet = walletOf(services, row);
  const isReady = hasKeys(services, row);
  if (dialect === undefined)
    return {
      hasKeys: isReady,
      listGames: undefined,
      openDemo: undefined,
      askUnknownTransfer: undefined,
      readRounds: undefined,
      wallet,
    };
  // The row as it stands now: what a process remembers of a vendor may be some seconds old.
  const client = dialect.client(connectionOf(row, services.sealer, services.clock()));
  const { transferWallet } = client;
  return {
    hasKeys: isReady,
    listGames: dialect.facts.listsGames ? () => asked(client.listGames()) : undefined,
    openDemo:
      dialect.facts.listsGames && transferWallet === undefined
        ? demoOpener(client, row, services.publicUrl)
        : undefined,
    askUnknownTransfer: transferWallet && unknownTransferOf(transferWallet),
    readRounds: transferWallet && roundsOf(transferWallet),
    wallet,
  };
}

/** Tries a vendor step by step; nothing is moved, and that somebody did is recorded. Fails with E404. */
export async function testConnection(services: SetupServices, context: OperatorContext, vendorCode: string) {
  const { database, clock } = services;
  const row = await findSetup(database, vendorCode);
  if (row === undefined) return fail('E404');
  const reports = await runConnection(targetOf(services, row));
  const failed = reports.filter(({ result }) => result === 'failed').map(({ step }) => step);
  await database.transaction((tx) =>
    recordAction(tx, context, 'vendor.test', `vendor:${vendorCode}`, {
      failed,
      passed: reports.filter(({ result }) => result === 'passed').length,
    }),
  );
  return {
    steps: reports.map(({ step, result, cause, http, count }) => ({
      step,
      result,
      cause: cause ?? null,
      http: http ?? null,
      count: count ?? null,
    })),
    testedAt: clock.date().toISOString(),
  };
}
