export { blockedBackends } from './faults/blocked-backends.ts';
export { failingClient } from './faults/failing-client.ts';
export { type Gate, Order } from './faults/order.ts';
export { Died, Storm } from './faults/storm.ts';
export type { Toxics } from './network/carry.ts';
export { behindProxy, FaultyProxy } from './network/faulty-proxy.ts';
export { type Dump, readDump, restoreDump, writeDump } from './stored-dump.ts';
export { createTestDatabase, databaseUrl, type TestDatabase } from './test-database.ts';
