export { behindProxy, type FreezableProxy } from './freezable-proxy.ts';
export { type Dump, readDump, restoreDump, writeDump } from './stored-dump.ts';
export { createTestDatabase, databaseUrl, type TestDatabase } from './test-database.ts';
