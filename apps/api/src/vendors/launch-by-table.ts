import { z } from 'zod';
import {
  type GameVendor,
  type LaunchRequest,
  type VendorConnection,
  VendorRefused,
  VendorUnreachable,
} from './port.ts';
import { answerJson } from './read-answer.ts';

/** How a vendor is asked for the address of a game. */
export interface LaunchTable {
  readonly path: (vendor: VendorConnection) => string;
  readonly headers: (vendor: VendorConnection, body: string) => Readonly<Record<string, string>>;
  readonly body: (request: LaunchRequest, vendor: VendorConnection) => string;
  /** Where the address stands in the answer. */
  readonly addressAt: string;
}

const answerOf = (field: string) => z.looseObject({ [field]: z.string().min(1) });

async function launch(vendor: VendorConnection, table: LaunchTable, request: LaunchRequest): Promise<string> {
  try {
    const body = table.body(request, vendor);
    const response = await fetch(`${vendor.baseUrl}${table.path(vendor)}`, {
      method: 'POST',
      headers: table.headers(vendor, body),
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(vendor.timeoutMs),
    });
    if (!response.ok) throw new VendorRefused(response.status);
    const address = answerOf(table.addressAt).parse(await answerJson(response))[table.addressAt];
    const { protocol, href } = new URL(String(address), vendor.baseUrl);
    // Members' browsers go there: a page, and never a script.
    if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`${protocol} is no page`);
    return href;
  } catch (error) {
    throw new VendorUnreachable(`${vendor.code} gave no address of a game`, { cause: error });
  }
}

/**
 * The games side of a dialect that is one table. Such a dialect publishes no list of games: its rows of `vendor_game` are
 * kept by hand, and nothing is asked.
 */
export function clientByTable(vendor: VendorConnection, table: LaunchTable): GameVendor {
  return {
    listGames: () => Promise.reject(new VendorUnreachable(`${vendor.code} has no list of games to ask for`)),
    launch: (request) => launch(vendor, table, request),
  };
}

export const json = { 'content-type': 'application/json' } as const;
