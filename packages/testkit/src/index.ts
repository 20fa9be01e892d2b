export { type Dump, readDump, restoreDump, writeDump } from './stored-dump.ts';
export { createTestDatabase, databaseUrl, type TestDatabase } from './test-database.ts';
