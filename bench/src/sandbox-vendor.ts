import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '@hanpan/db';
import { generateKeyPair } from '@hanpan/vendor-kit';
import { end, start } from './api-process.ts';
import type { BenchDatabase } from './bench-database.ts';
import { type BenchWallet, startWallet } from './rooms/wallet.ts';

const program = new URL('../../apps/sandbox-vendor/dist/main.js', import.meta.url);

export interface SandboxVendor {
  readonly url: string;
  /** Signs what the operator asks. */
  readonly operatorKey: string;
  readonly wallet: BenchWallet;
  stop(): Promise<void>;
}

/** The built vendor in a process of its own, on an empty database, with an operator's wallet that offers these games. */
export async function startSandboxVendor(
  { yardstickUrl }: Pick<BenchDatabase, 'yardstickUrl'>,
  folder: string,
  games: string[],
): Promise<SandboxVendor> {
  const [vendorKeys, operatorKeys] = [generateKeyPair(), generateKeyPair()];
  const [privateKeyFile, operatorKeyFile] = [join(folder, 'vendor.pem'), join(folder, 'operator.pem')];
  await writeFile(privateKeyFile, vendorKeys.privateKeyPem);
  await writeFile(operatorKeyFile, operatorKeys.publicKeyPem);
  const wallet = await startWallet(games);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const vendor = await start(program, {
    SANDBOX_PORT: String(port),
    SANDBOX_DATABASE_URL: yardstickUrl,
    SANDBOX_PRIVATE_KEY_FILE: privateKeyFile,
    SANDBOX_OPERATOR_PUBLIC_KEY_FILE: operatorKeyFile,
    SANDBOX_WALLET_URL: wallet.url,
    SANDBOX_PUBLIC_URL: url,
    SANDBOX_OPERATOR_ORIGIN: 'http://127.0.0.1',
  });
  return {
    url,
    operatorKey: operatorKeys.privateKeyPem,
    wallet,
    async stop() {
      await end(vendor);
      await wallet.close();
    },
  };
}
