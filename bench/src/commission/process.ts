import { fork } from 'node:child_process';
import type { Running } from '../api-process.ts';
import type { BenchDatabase } from '../bench-database.ts';

const file = new URL('worker.js', import.meta.url);
export type Step = 'rate' | 'book' | 'settle';

export interface Commission extends Running {
  /** Does a step to its end; resolves with what it took, in milliseconds. */
  readonly ask: (step: Step) => Promise<number>;
}

/** The product's own commission in a process of its own. */
export async function startCommission(database: Pick<BenchDatabase, 'url'>): Promise<Commission> {
  const child = fork(file, { env: { ...process.env, DATABASE_URL: database.url } });
  await new Promise((resolve) => child.once('message', resolve));
  const ask = (step: Step) =>
    new Promise<number>((resolve, reject) => {
      const gone = () => reject(new Error(`the process ended while it was to ${step}`));
      child.once('exit', gone);
      child.once('message', (message: { ms?: number; failure?: string }) => {
        child.off('exit', gone);
        if (message.ms === undefined) reject(new Error(message.failure));
        else resolve(message.ms);
      });
      child.send(step);
    });
  return { child, address: '', ask };
}
