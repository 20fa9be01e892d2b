import type { Handlers } from '../../kernel/call-context.ts';
import { showOperation } from '../../kernel/confirmation/show-operation.ts';
import { exchangeToken } from '../../kernel/exchange-token.ts';
import { endSession } from '../../kernel/sessions.ts';
import { auditHandlers } from './audit/handlers.ts';
import { confirmOperation, confirmOperator } from './confirm-operator.ts';
import { loginHandlers } from './logins/handlers.ts';
import { describeDetail } from './members/describe-detail.ts';
import { operatorHandlers } from './operators/handlers.ts';
import { personalAccessHandlers } from './personal-access/handlers.ts';
import type { ConsoleServices } from './services.ts';
import { presentOperator, signInOperator } from './sign-in-operator.ts';
import { countQueue, operatorById } from './store.ts';
import { viewHandlers } from './views/handlers.ts';

type ConsolePath =
  | '/api/console/login'
  | '/api/console/confirm'
  | '/api/console/confirmation/show'
  | '/api/console/confirmation/give'
  | '/api/console/getToken'
  | '/api/console/logout'
  | '/api/console/me'
  | '/api/console/queue'
  | '/api/console/members/detail';

export function consoleHandlers(services: ConsoleServices) {
  const { database, clock } = services;
  const own = {
    '/api/console/login': (context, body) => signInOperator(services, context, body),

    '/api/console/confirm': (context, body) => confirmOperator(services, context, body),

    '/api/console/confirmation/show': (context, body) => showOperation(services, context, body),

    '/api/console/confirmation/give': (context, body) => confirmOperation(services, context, body),

    '/api/console/getToken': (context) => exchangeToken(services, context),

    '/api/console/logout': async ({ session, dropSession }) => {
      await database.transaction((tx) => endSession(tx, clock, session.sessionId));
      dropSession();
      return {};
    },

    '/api/console/me': async ({ site, operatorId, session }) => {
      const row = await operatorById(database, operatorId);
      if (row === undefined) throw new Error(`operator ${operatorId} is gone`);
      return { operator: presentOperator(row, site), expiresAt: session.expiresAt.toISOString() };
    },

    '/api/console/queue': ({ site }) => countQueue(database, site.id, clock.date()),

    '/api/console/members/detail': (context, { memberKey }) => describeDetail(services, context, memberKey),
  } satisfies Handlers<ConsolePath>;
  return {
    ...own,
    ...operatorHandlers(services),
    ...auditHandlers(services),
    ...loginHandlers(services),
    ...personalAccessHandlers(services),
    ...viewHandlers(services),
  };
}
