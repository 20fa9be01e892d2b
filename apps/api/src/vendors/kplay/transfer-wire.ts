import { kplayTransferPaths, readKplayAnswer, type TransferPath, writeKplayFields } from '@hanpan/vendor-kit';
import type { TransferWire } from '../transfer-wallet.ts';
import { agentHeaders } from './agent-headers.ts';

const paths: Partial<Record<TransferPath, string>> = kplayTransferPaths;

/** Shaped like KPLAY by the tables of the kit: it decides nothing, and the transfer wallet is the one of every dialect. */
export const kplayTransferWire: TransferWire = {
  write(vendor, path, fields) {
    const wirePath = paths[path];
    if (wirePath === undefined) throw new Error(`KPLAY has no ${path}`);
    const body = JSON.stringify(writeKplayFields(fields, vendor.currency));
    return { path: wirePath, headers: agentHeaders(vendor), body };
  },
  // Nothing public says which statuses it uses, nor that one of them comes before the money moves: all are looked up.
  refusedAt: new Set(),
  read: (vendor, said) => readKplayAnswer(said, vendor.currency),
};
