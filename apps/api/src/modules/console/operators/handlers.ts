import type { Handlers } from '../../../kernel/call-context.ts';
import type { ConsoleServices } from '../services.ts';
import { confirmOfferedTotp } from '../totp/confirm-offered-totp.ts';
import { beginTotp, resetTotp } from '../totp/second-factor.ts';
import { changeOwnPassword } from './change-own-password.ts';
import {
  blockOperator,
  changeOperator,
  createOperator,
  presentStaff,
  resetOperatorPassword,
} from './manage-operators.ts';
import {
  describeOperatorSessions,
  describeOwnSessions,
  endOwnSessions,
  endSessionsOfOperator,
} from './operator-sessions.ts';
import { listStaff } from './store.ts';

type OperatorPath =
  | '/api/console/operators'
  | '/api/console/operators/create'
  | '/api/console/operators/change'
  | '/api/console/operators/block'
  | '/api/console/operators/resetPassword'
  | '/api/console/operators/resetTotp'
  | '/api/console/operators/sessions'
  | '/api/console/operators/endSessions'
  | '/api/console/sessions'
  | '/api/console/sessions/end'
  | '/api/console/totp/begin'
  | '/api/console/totp/confirm'
  | '/api/console/password';

export function operatorHandlers(services: ConsoleServices) {
  return {
    '/api/console/operators': async (context) => {
      const rows = await listStaff(services.database, context.site.id);
      return { list: rows.map((row) => presentStaff(row, context)) };
    },
    '/api/console/operators/create': (context, body) => createOperator(services, context, body),
    '/api/console/operators/change': (context, body) => changeOperator(services, context, body),
    '/api/console/operators/block': (context, body) => blockOperator(services, context, body),
    '/api/console/operators/resetPassword': (context, body) => resetOperatorPassword(services, context, body),
    '/api/console/operators/resetTotp': (context, body) => resetTotp(services, context, body),
    '/api/console/operators/sessions': (context, body) => describeOperatorSessions(services, context, body),
    '/api/console/operators/endSessions': (context, body) => endSessionsOfOperator(services, context, body),
    '/api/console/sessions': (context) => describeOwnSessions(services, context),
    '/api/console/sessions/end': (context, body) => endOwnSessions(services, context, body),
    '/api/console/totp/begin': (context) => beginTotp(services, context),
    '/api/console/totp/confirm': (context, body) => confirmOfferedTotp(services, context, body),
    '/api/console/password': (context, body) => changeOwnPassword(services, context, body),
  } satisfies Handlers<OperatorPath>;
}
