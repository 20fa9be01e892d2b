import type { Handlers } from '../../kernel/call-context.ts';
import { endSession } from '../../kernel/sessions.ts';
import {
  type ConsoleServices,
  type OperatorRow,
  presentOperator,
  signInOperator,
} from './sign-in-operator.ts';

type ConsolePath = '/api/console/login' | '/api/console/logout' | '/api/console/me' | '/api/console/queue';

const queue = `select
  (select count(*) from member where site_id = $1 and status = 'pending') as signups,
  (select count(*) from cash_request where site_id = $1 and kind = 'in' and state in (0, 2)) as deposits,
  (select count(*) from cash_request where site_id = $1 and kind = 'out' and state in (0, 2)) as withdrawals,
  (select count(*) from cash_request
    where site_id = $1 and kind = 'in' and state in (0, 2) and due_at <= $2) as "overdueDeposits",
  (select count(*) from cash_request
    where site_id = $1 and kind = 'out' and state in (0, 2) and due_at <= $2) as "overdueWithdrawals",
  (select count(*) from account_request where site_id = $1 and answered_at is null) as "accountRequests"`;

interface QueueCounts {
  signups: number;
  deposits: number;
  withdrawals: number;
  accountRequests: number;
  overdueDeposits: number;
  overdueWithdrawals: number;
}

const nothingToDo: QueueCounts = {
  signups: 0,
  deposits: 0,
  withdrawals: 0,
  accountRequests: 0,
  overdueDeposits: 0,
  overdueWithdrawals: 0,
};

export function consoleHandlers(services: ConsoleServices) {
  const { database, clock } = services;
  return {
    '/api/console/login': (context, body) => signInOperator(services, context, body),

    '/api/console/logout': async ({ session, dropSession }) => {
      await database.transaction((tx) => endSession(tx, clock, session.sessionId));
      dropSession();
      return {};
    },

    '/api/console/me': async ({ site, operatorId, session }) => {
      const row = await database.row<OperatorRow>(
        'select id, operator_id, name, role, password_hash from operator where id = $1',
        [operatorId],
      );
      if (row === undefined) throw new Error(`operator ${operatorId} is gone`);
      return { operator: presentOperator(row, site.name), expiresAt: session.expiresAt.toISOString() };
    },

    '/api/console/queue': async ({ site }) => {
      const counts = await database.row<QueueCounts>(queue, [site.id, new Date(clock())]);
      return counts ?? nothingToDo;
    },
  } satisfies Handlers<ConsolePath>;
}
