import type { Tx } from './database.ts';

export type SecretName = 'app' | 'witness';

/** The fingerprint of the secret that the rows of this database were made with; undefined where none was kept yet. */
export async function keptFingerprint(tx: Tx, name: SecretName): Promise<Buffer | undefined> {
  const row = await tx.row<{ fingerprint: Buffer }>(
    'select fingerprint from installation_secret where name = $1',
    [name],
  );
  return row?.fingerprint;
}

/** Keeps it as the owner of the tables. One that another setup has kept meanwhile stays; whoever asks then compares. */
export async function keepFingerprint(tx: Tx, name: SecretName, fingerprint: Buffer): Promise<void> {
  await tx.run(
    'insert into installation_secret (name, fingerprint) values ($1, $2) on conflict (name) do nothing',
    [name, fingerprint],
  );
}
