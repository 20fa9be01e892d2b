import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Sent } from './check-response.ts';
import { type Plan, planOf, sweepOf, sweepPlan, textOf } from './edit-body.ts';
import { arbitraryOf } from './from-schema.ts';
import type { Prepared, Target } from './target.ts';

export interface FuzzSettings {
  readonly seed: number;
  readonly perCall: number;
}

export interface Tally {
  requests: number;
  slowestMs: number;
  readonly codes: Map<string, number>;
}

const shownCharacters = 2_000;
/** Of the requests to a target, those that put one nasty value into the body that succeeds. */
const sweptPart = 0.6;

/** A seed of its own for each target, so that one can be run again without the others. */
function seedOf(seed: number, path: string): number {
  return [...path].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, seed | 0);
}

/** An address for each request: what comes from a single one is throttled, as it should be. */
function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

function shown({ method, url, headers, payload }: InjectOptions): string {
  const text = typeof payload === 'string' ? payload : '';
  const body =
    text.length > shownCharacters ? `${text.slice(0, shownCharacters)}… (${text.length} characters)` : text;
  return `  ${method} ${String(url)} ${JSON.stringify(headers)}\n  ${body}`;
}

/** Sends requests to one target until a response is wrong, or enough of them were right. */
export class TargetFuzz {
  readonly #app: FastifyInstance;
  readonly #target: Target;
  readonly #tally: Tally;
  #prepared: Prepared | undefined;
  #lastFault: string | undefined;

  constructor(app: FastifyInstance, target: Target, tally: Tally) {
    this.#app = app;
    this.#target = target;
    this.#tally = tally;
  }

  /** The state in which the target succeeds; the same until it is spent. */
  async #prepare(): Promise<Prepared> {
    this.#prepared ??= await this.#target.prepare();
    return this.#prepared;
  }

  #fail(fault: string, request: InjectOptions, sent: Sent): never {
    this.#lastFault = `${fault}\n${shown(request)}\n  → ${sent.status} ${sent.text.slice(0, 500)}`;
    throw new Error(this.#lastFault);
  }

  async #send(request: InjectOptions): Promise<Sent> {
    const startedAtMs = performance.now();
    const remoteAddress = addressOf(this.#tally.requests);
    const response = await this.#app.inject({ remoteAddress, ...request });
    const tookMs = performance.now() - startedAtMs;
    const type = String(response.headers['content-type']);
    const said = String(request.payload ?? '');
    const sent = { status: response.statusCode, type, text: response.payload, tookMs, said };
    const code = this.#target.codeOf(sent);
    this.#tally.requests += 1;
    this.#tally.slowestMs = Math.max(this.#tally.slowestMs, tookMs);
    this.#tally.codes.set(code, (this.#tally.codes.get(code) ?? 0) + 1);
    const fault = this.#target.faultOf(sent);
    return fault === undefined ? sent : this.#fail(fault, request, sent);
  }

  /** What was prepared succeeds, and, where the target is keyed, a second time with the same answer. */
  async #succeed(): Promise<void> {
    const prepared = await this.#prepare();
    const request = prepared.request(JSON.stringify(prepared.body));
    const sent = await this.#send(request);
    if (!this.#target.hasSucceeded(sent))
      this.#fail(
        'nothing is known with which it succeeds: say it in ready-member.ts or ready-console.ts',
        request,
        sent,
      );
    if (this.#target.isKeyed) {
      const again = await this.#send(request);
      if (again.text !== sent.text) this.#fail(`the first answer was ${sent.text}`, request, again);
    }
    this.#prepared = undefined;
  }

  async #run(plan: Plan): Promise<void> {
    const prepared = await this.#prepare();
    const bases = {
      ready: prepared.body,
      schema: plan.fields,
      mixed: Object.assign({}, plan.fields, prepared.body),
    };
    const text = plan.raw ?? textOf(bases[plan.base], plan.edits);
    const sent = await this.#send(prepared.request(text, plan));
    if (this.#target.isSpent(sent, plan)) this.#prepared = undefined;
  }

  /** Some of the sweep, other ones for each seed; all of it where there is room. */
  async #sweep(seed: number, room: number): Promise<[Plan][]> {
    const { body } = await this.#prepare();
    const { shape } = this.#target.schema as { shape?: object };
    const edits = sweepOf(body, Object.keys(shape ?? {}));
    const size = Math.min(room, edits.length);
    const [chosen] = fc.sample(fc.shuffledSubarray([...edits], { minLength: size, maxLength: size }), {
      seed,
      numRuns: 1,
    });
    return (chosen ?? []).map((edit) => [sweepPlan(edit)]);
  }

  /** Throws with the seed, the smallest request that fails and what is wrong with its response. */
  async run({ seed, perCall }: FuzzSettings): Promise<void> {
    await this.#succeed();
    const ownSeed = seedOf(seed, this.#target.path);
    const property = fc.asyncProperty(planOf(arbitraryOf(this.#target.schema)), (plan) => this.#run(plan));
    const examples = await this.#sweep(ownSeed, Math.floor(perCall * sweptPart));
    const result = await fc.check(property, { seed: ownSeed, numRuns: perCall, examples });
    if (!result.failed) return;
    const { errorInstance: error } = result;
    const thrown = error instanceof Error ? error.stack : String(error);
    throw new Error(`seed ${seed}: ${this.#lastFault ?? thrown}`);
  }
}
