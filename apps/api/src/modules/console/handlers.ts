import type { Handlers } from '../../kernel/call-context.ts';
import { endSession } from '../../kernel/sessions.ts';
import type { ConsoleServices } from './services.ts';
import { presentOperator, signInOperator } from './sign-in-operator.ts';
import { countQueue, operatorById } from './store.ts';

type ConsolePath = '/api/console/login' | '/api/console/logout' | '/api/console/me' | '/api/console/queue';

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
      const row = await operatorById(database, operatorId);
      if (row === undefined) throw new Error(`operator ${operatorId} is gone`);
      return { operator: presentOperator(row, site.name), expiresAt: session.expiresAt.toISOString() };
    },

    '/api/console/queue': ({ site }) => countQueue(database, site.id, clock.date()),
  } satisfies Handlers<ConsolePath>;
}
