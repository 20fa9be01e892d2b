export {
  applicationRole,
  type Database,
  type DatabaseSettings,
  type Lease,
  openDatabase,
  type Queryable,
  type Tx,
  transactionOn,
} from './database.ts';
export { findFreePort } from './embedded/free-port.ts';
export { readPostmasterPid } from './embedded/orphan.ts';
export { postgresProcessesOf } from './embedded/processes.ts';
export { runningPostgres } from './embedded/running-postgres.ts';
export { follow, startStandby } from './embedded/standby.ts';
export { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
export { GroupWriter, QueueFullError, type WriteMode } from './group-writer.ts';
export { bytesList, plainList, textList } from './list-literal.ts';
export { type MigrateSettings, migrate } from './migrate.ts';
export { Pulse } from './pulse.ts';
export { SetupRefused } from './setup-refused.ts';
export { isConnectionLoss, isRetryable, isSqlState, isUnavailable, type SqlState } from './sql-state.ts';
export { together } from './together.ts';
export { DatabaseUnavailable } from './unavailable.ts';
