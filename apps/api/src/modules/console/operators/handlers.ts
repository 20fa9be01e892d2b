import type { Handlers } from '../../../kernel/call-context.ts';
import type { ConsoleServices } from '../services.ts';
import { confirmOfferedTotp } from '../totp/confirm-offered-totp.ts';
import { beginTotp, resetTotp } from '../totp/second-factor.ts';
import { changeOwnPassword } from './change-own-password.ts';
import {
  describeChange,
  describeCreate,
  describeFactorReset,
  describeLetIn,
  describePasswordReset,
} from './describe-staff.ts';
import {
  blockOperator,
  changeOperator,
  createOperator,
  presentStaff,
  resetOperatorPassword,
} from './manage-operators.ts';
import { describeLocks, unlockOperator } from './operator-locks.ts';
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
  | '/api/console/operators/locks'
  | '/api/console/operators/unlock'
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
    '/api/console/operators/create': {
      describe: describeCreate,
      handler: (context, body, tx) => createOperator(services, tx, context, body),
    },
    '/api/console/operators/change': {
      describe: describeChange,
      handler: (context, body, tx) => changeOperator(tx, context, body),
    },
    '/api/console/operators/block': {
      describe: describeLetIn,
      handler: (context, body, tx) => blockOperator(services, tx, context, body),
    },
    '/api/console/operators/resetPassword': {
      describe: describePasswordReset,
      handler: (context, body, tx) => resetOperatorPassword(services, tx, context, body),
    },
    '/api/console/operators/resetTotp': {
      describe: describeFactorReset,
      handler: (context, body, tx) => resetTotp(services, tx, context, body),
    },
    '/api/console/operators/locks': (context) => describeLocks(services, context),
    '/api/console/operators/unlock': (context, body) => unlockOperator(services, context, body),
    '/api/console/operators/sessions': (context, body) => describeOperatorSessions(services, context, body),
    '/api/console/operators/endSessions': (context, body) => endSessionsOfOperator(services, context, body),
    '/api/console/sessions': (context) => describeOwnSessions(services, context),
    '/api/console/sessions/end': (context, body) => endOwnSessions(services, context, body),
    '/api/console/totp/begin': (context) => beginTotp(services, context),
    '/api/console/totp/confirm': (context, body) => confirmOfferedTotp(services, context, body),
    '/api/console/password': (context, body) => changeOwnPassword(services, context, body),
  } satisfies Handlers<OperatorPath>;
}
