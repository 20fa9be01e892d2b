import type { Handlers } from '../../../kernel/call-context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { createVendor, type SetupServices, saveVendorSetup, setVendorKey, vendorDetail } from './setup.ts';
import { testConnection } from './test-connection.ts';

type SetupPath =
  | '/api/console/vendors/detail'
  | '/api/console/vendors/save'
  | '/api/console/vendors/create'
  | '/api/console/vendors/key'
  | '/api/console/vendors/test';

/** How providers are connected, for whoever has the whole installation. */
export function vendorSetupHandlers(services: SetupServices) {
  const { database, vendors } = services;
  /** What this process remembers of the vendors is read again. */
  const changed = async <Value>(work: Promise<Value>): Promise<Value> => {
    const value = await work;
    vendors.forget();
    return value;
  };
  return {
    '/api/console/vendors/detail': (_, { vendorCode }) => vendorDetail(services, vendorCode),

    '/api/console/vendors/save': (context, body) =>
      changed(inTransaction(database, (tx) => saveVendorSetup(services, tx, context, body))),

    '/api/console/vendors/create': (context, body) =>
      changed(inTransaction(database, (tx) => createVendor(services, tx, context, body))),

    '/api/console/vendors/key': (context, body) =>
      changed(inTransaction(database, (tx) => setVendorKey(services, tx, context, body))),

    '/api/console/vendors/test': (context, { vendorCode }) => testConnection(services, context, vendorCode),
  } satisfies Handlers<SetupPath>;
}
