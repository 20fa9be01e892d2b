import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** The server reads its sites and their settings again every five seconds. */
const sitesReadMs = 5_500;

/** The cluster may be elsewhere than requested; a note beside the folder then says where. */
async function clusterOf(dataFolder: string): Promise<string> {
  const asked = join(dataFolder, 'postgres');
  const note = `${asked}.location`;
  return existsSync(note) ? (await readFile(note, 'utf8')).trim() : asked;
}

/**
 * Runs statements in the database of an installation, for what no page can set up yet. Journeys act and look through
 * the pages and the calls; nothing that they assert is read or written here.
 */
export async function inSiteDatabase<Outcome>(
  dataFolder: string,
  work: (client: Client) => Promise<Outcome>,
): Promise<Outcome> {
  const cluster = await clusterOf(dataFolder);
  const password = (await readFile(`${cluster}.password`, 'utf8')).trim();
  const port = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[3]);
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'hanpan' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function untilSitesAreRead(): Promise<void> {
  return sleep(sitesReadMs);
}

/**
 * BC-02 closes withdrawals around midnight in Seoul; a journey must be able to run at any hour. What has to be played before
 * a withdrawal is a fifth of a deposit here, so that it takes a few rounds and not minutes of them.
 */
export async function keepWithdrawalsOpen(dataFolder: string): Promise<void> {
  const hours = {
    withdrawalClosedFrom: '03:00',
    withdrawalClosedTo: '03:00',
    turnover: { depositPercent: 20 },
  };
  await inSiteDatabase(dataFolder, (client) =>
    client.query("update site set settings = settings || $1 where key = 'hanpan-demo-site'", [hours]),
  );
  await untilSitesAreRead();
}
