import { type ChildProcess, fork } from 'node:child_process';
import type { Posting, Transfer } from '@hanpan/ledger';
import type { Asked, Fault, Reply } from './wire.ts';

const program = new URL('../soak-poster.js', import.meta.url);

/** The posting process as its callers see it: a result, or undefined for one that was lost. */
export class Poster {
  readonly #url: string;
  readonly #fault: Fault | undefined;
  readonly #waiting = new Map<number, (posting: Posting | undefined) => void>();
  #child: ChildProcess | undefined;
  #asked: Asked[] = [];
  #sent = 0;

  constructor(url: string, fault: Fault | undefined) {
    this.#url = url;
    this.#fault = fault;
  }

  start(): Promise<void> {
    const child = fork(program, [this.#url, ...(this.#fault === undefined ? [] : [this.#fault])]);
    return new Promise((resolve, reject) => {
      child.once('message', () => {
        this.#child = child;
        child.on('message', (replies: Reply[]) => this.#receive(replies));
        resolve();
      });
      child.once('exit', (code, signal) => {
        this.#child = undefined;
        this.#receive([...this.#waiting.keys()].map((id) => ({ id })));
        reject(new Error(`the posting process ended with ${code ?? signal}`));
      });
    });
  }

  #receive(replies: readonly Reply[]): void {
    for (const { id, posting } of replies) {
      this.#waiting.get(id)?.(posting);
      this.#waiting.delete(id);
    }
  }

  post(transfer: Transfer, isJoined: boolean): Promise<Posting | undefined> {
    this.#sent += 1;
    const id = this.#sent;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#asked.push({ id, transfer, isJoined });
      if (this.#asked.length === 1) setImmediate(() => this.#flush());
    });
  }

  #flush(): void {
    const asked = this.#asked;
    this.#asked = [];
    if (this.#child?.connected) this.#child.send(asked, () => undefined);
    else this.#receive(asked.map(({ id }) => ({ id })));
  }

  /** Settles when the process is gone. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGKILL');
    await gone;
  }
}
