import type { ProducerDownReason, ProducerState } from '../messages.ts';
import type { FeedRun, FeedSink } from '../port.ts';
import { faultsSaidLately } from '../said-lately.ts';
import { deliver, type Problem, refusalOf } from '../sink.ts';
import { backOffMs } from './back-off.ts';
import { askOddsApi, type OddsApiAnswer } from './client.ts';
import { type Plan, planRequests, type Question, type RequestBudget } from './plan-requests.ts';
import { spokenBy } from './read-event.ts';
import type { OddsApiSettings } from './settings.ts';
import { type Heard, SportBook } from './sport-book.ts';

type Ask = Extract<Plan, { kind: 'ask' }>;
type Settings = OddsApiSettings & Required<Pick<OddsApiSettings, 'pause'>>;

/** A plan may change with every answer, so nobody sleeps longer than this. */
const longestPauseMs = 5_000;

/** One life of the source: one question at a time, each planned anew. */
export class OddsApiRun {
  readonly #settings: Settings;
  readonly #sink: FeedSink;
  readonly #run: FeedRun;
  readonly #books: ReadonlyMap<string, SportBook>;
  readonly #told = new Map<string, ProducerState>();
  /** Questions that the feed cannot answer; each is written down once. */
  readonly #badQuestions = new Set<string>();
  readonly #faults = faultsSaidLately();
  #budget: RequestBudget;
  #failures = 0;
  #restUntilMs = 0;

  constructor(settings: Settings, sink: FeedSink, run: FeedRun) {
    this.#settings = settings;
    this.#sink = sink;
    this.#run = run;
    this.#books = new Map(
      settings.sports.map((key) => [key, new SportBook(key, settings, run.awaitedEvents)]),
    );
    const { credits } = run;
    this.#budget =
      credits !== undefined && credits.renewsAtMs > run.clock() ? credits : this.#newBudget(run.clock());
  }

  async live(): Promise<void> {
    const { signal, clock } = this.#run;
    await this.#turnAll({ state: 'down', reason: 'starting' });
    while (!signal.aborted) {
      const plan = this.#plan(clock());
      if (plan.kind === 'ask') await this.#ask(plan);
      else await this.#settings.pause(Math.min(longestPauseMs, Math.max(1, plan.untilMs - clock())), signal);
      await this.#nameOverdue();
    }
  }

  askSoon(sport: string): void {
    this.#books.get(sport)?.askSoon();
  }

  #plan(nowMs: number): Plan {
    if (nowMs >= this.#budget.renewsAtMs) this.#budget = this.#newBudget(nowMs);
    if (nowMs < this.#restUntilMs) return { kind: 'wait', untilMs: this.#restUntilMs };
    const needs = [...this.#books.values()].map(({ need }) => need);
    return planRequests(needs, this.#budget, nowMs, this.#settings.plan);
  }

  #newBudget(nowMs: number): RequestBudget {
    const { monthlyCredits, renewsAtMs } = this.#settings;
    return { remaining: monthlyCredits ?? null, renewsAtMs: renewsAtMs(nowMs) };
  }

  /** Kept before a question as well as after its answer: who dies in between has asked it. */
  async #leave(remaining: number | null): Promise<void> {
    const { renewsAtMs } = this.#budget;
    this.#budget = { remaining, renewsAtMs };
    if (remaining !== null) await this.#run.keepCredits?.({ remaining, renewsAtMs });
  }

  /** The provider counts what was asked; an operator may allow less than it does. */
  #leftAfter(answered: number | undefined, counted: number | null): number | null {
    if (answered === undefined) return counted;
    return this.#settings.monthlyCredits === undefined ? answered : Math.min(answered, counted ?? answered);
  }

  async #ask({ question, sport, cost }: Ask): Promise<void> {
    const book = this.#books.get(sport);
    if (book === undefined) return;
    const takeBack = book.asking(question, this.#run.clock());
    const { remaining } = this.#budget;
    const counted = remaining === null ? null : Math.max(0, remaining - cost);
    await this.#leave(counted);
    const answer = await askOddsApi(
      this.#settings.connection,
      `sports/${encodeURIComponent(sport)}/${question}`,
      this.#parametersOf(question, book),
    );
    await this.#leave(this.#leftAfter(answer.remaining, counted));
    if (this.#run.signal.aborted) return;
    if (answer.kind === 'ok') return this.#hear(book, question, answer.body);
    if (answer.kind === 'bad-question') return this.#badQuestion(sport, question, answer.detail);
    takeBack();
    await this.#rest(answer);
  }

  #parametersOf(question: Question, { markets }: SportBook): Readonly<Record<string, string>> {
    const { regions, oddsFormat } = this.#settings;
    if (question === 'events') return { dateFormat: 'iso' };
    if (question === 'scores') return { dateFormat: 'iso', daysFrom: '3' };
    return { dateFormat: 'iso', oddsFormat, regions: regions.join(','), markets: markets.join(',') };
  }

  async #hear(book: SportBook, question: Question, body: unknown): Promise<void> {
    const nowMs = this.#run.clock();
    this.#failures = 0;
    this.#badQuestions.delete(`${book.key} ${question}`);
    const heard = this.#understand(book, question, body, nowMs);
    for (const { said, event, ...problem } of heard.problems) {
      if (this.#faults.isNew(`${event} ${problem.reason} ${problem.detail}`, nowMs))
        await this.#refuse(problem, JSON.stringify(said) ?? '', event);
    }
    let areTaken = true;
    for (const { messages, taken } of heard.utterances) {
      if (await deliver(this.#sink, messages, nowMs)) taken();
      else areTaken = false;
    }
    if (!areTaken) return;
    // Only prices bring it up; after that any answer shows that the provider is there.
    if (question === 'odds') await this.#turn(book.key, { state: 'up' });
    await deliver(this.#sink, [{ ...spokenBy(book.key, nowMs), kind: 'alive', resumeFromMs: nowMs }], nowMs);
  }

  #understand(book: SportBook, question: Question, body: unknown, nowMs: number): Heard {
    if (question === 'events') return book.hearEvents(body, nowMs);
    return question === 'odds' ? book.hearOdds(body, nowMs) : book.hearScores(body, nowMs);
  }

  /** Leaves the provider alone for as long as the answer asks for. */
  async #rest(answer: Exclude<OddsApiAnswer, { kind: 'ok' | 'bad-question' }>): Promise<void> {
    const nowMs = this.#run.clock();
    if (answer.kind === 'refused') return this.#restRefused(answer.isSpent, nowMs);
    this.#failures += 1;
    const askedMs = answer.kind === 'slow-down' ? answer.afterMs : undefined;
    this.#restUntilMs = nowMs + backOffMs(this.#failures, askedMs, this.#settings.backOff);
    const detail = answer.kind === 'slow-down' ? 'too many questions (429)' : answer.detail;
    // The first of a row is worth a line; a night without a network is not worth a thousand.
    if (this.#failures === 1) await this.#refuse({ reason: 'no-answer', detail }, '');
  }

  /** Nothing will be answered for a while, so nothing may be sold. */
  async #restRefused(isSpent: boolean, nowMs: number): Promise<void> {
    const isNew = [...this.#told.values()].some((told) => told.state === 'up' || told.reason !== 'refused');
    if (isSpent) await this.#leave(0);
    this.#restUntilMs = isSpent ? this.#budget.renewsAtMs : nowMs + this.#settings.refusedMs;
    const detail = isSpent ? 'the credits of the key are spent' : 'the key is not accepted';
    if (isNew) await this.#refuse({ reason: 'no-answer', detail }, '');
    await this.#turnAll({ state: 'down', reason: 'refused' satisfies ProducerDownReason });
  }

  async #badQuestion(sport: string, question: Question, detail: string): Promise<void> {
    const name = `${sport} ${question}`;
    if (this.#badQuestions.has(name)) return;
    this.#badQuestions.add(name);
    await this.#refuse({ reason: 'no-answer', detail }, '');
  }

  async #nameOverdue(): Promise<void> {
    const nowMs = this.#run.clock();
    for (const book of this.#books.values()) {
      for (const event of book.overdue(nowMs)) {
        const detail = `no result ${Math.round(this.#settings.overdueMs / 60_000)} minutes after the kick-off`;
        await this.#refuse({ reason: 'no-result', detail }, '', event);
      }
    }
  }

  async #turnAll(state: ProducerState): Promise<void> {
    for (const key of this.#books.keys()) await this.#turn(key, state);
  }

  /** Says a turn once, and again with the next answer where the sink did not take it. */
  async #turn(sport: string, state: ProducerState): Promise<void> {
    const nowMs = this.#run.clock();
    if (JSON.stringify(this.#told.get(sport)) === JSON.stringify(state)) return;
    const isTaken = await deliver(
      this.#sink,
      [{ ...spokenBy(sport, nowMs), kind: 'producer', ...state }],
      nowMs,
    );
    if (isTaken) this.#told.set(sport, state);
    else this.#told.delete(sport);
  }

  #refuse(problem: Problem, said: string, event?: string): Promise<void> {
    const about = { feed: 'the-odds-api', said, event, atMs: this.#run.clock() } as const;
    return this.#sink.refuse(refusalOf(problem, about));
  }
}
