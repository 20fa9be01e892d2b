import type { EventStatus, FeedMessage, FixtureMessage } from '../messages.ts';
import { BadMessage, type Problem, problemOf } from '../sink.ts';
import { confirmResult, noResultYet, type ResultState } from './confirm-result.ts';
import { afterAnswer, newlyOffered, type OfferedEvents, overdueResults } from './offered-events.ts';
import type { Question, SportNeed } from './plan-requests.ts';
import { isEventOf, type ReadEvent, readEvent, spokenBy } from './read-event.ts';
import { readScore, type ScoreReading } from './read-score.ts';
import type { OddsApiSettings } from './settings.ts';
import { mayHaveExtraTime, type OddsApiSport, oddsApiSport } from './sports.ts';

/** Messages that belong together, and what is noted once the sink has taken all of them. */
export interface Utterance {
  readonly messages: readonly FeedMessage[];
  readonly taken: () => void;
}

/** A bad element of an answer, with its event where it has one. */
export interface BadElement extends Problem {
  readonly event?: string;
  readonly said: unknown;
}

/** What an answer comes to. */
export interface Heard {
  readonly utterances: readonly Utterance[];
  readonly problems: readonly BadElement[];
}

const nothingToNote = () => undefined;

const forgetAfterMs = 4 * 24 * 3_600_000;

/** Everything that is known of one sport of the feed while the source lives. */
export class SportBook {
  readonly key: string;
  readonly markets: readonly string[];
  readonly #sport: OddsApiSport;
  readonly #settings: OddsApiSettings;
  readonly #askedMs: Record<Question, number | null> = { events: null, odds: null, scores: null };
  #offered: OfferedEvents = new Map();
  readonly #results = new Map<string, ResultState>();
  /** What was said last of each event's fixture, so that it is said again only when it changes. */
  readonly #fixtures = new Map<string, string>();

  /**
   * `awaited` are the kick-offs of events that were offered before this start and have no result. Throws RangeError for a
   * sport of the provider that is none of ours.
   */
  constructor(key: string, settings: OddsApiSettings, awaited: ReadonlyMap<string, number> = new Map()) {
    const sport = oddsApiSport(key);
    if (sport === undefined) throw new RangeError(`this feed has no sport of ours under "${key}"`);
    this.key = key;
    this.#sport = sport;
    this.#settings = settings;
    this.markets = settings.markets.filter((market) => sport.markets.has(market));
    this.#offered = new Map(
      [...awaited]
        .filter(([event]) => isEventOf(key, event))
        .map(([event, startsAtMs]) => [event, { ...newlyOffered, startsAtMs, isPriced: true }]),
    );
  }

  get need(): SportNeed {
    const open = [...this.#offered].filter(([event, { isOverdue }]) => !isOverdue && !this.#hasResult(event));
    return {
      key: this.key,
      hasScores: this.#sport.hasScores,
      oddsCost: this.markets.length * this.#settings.regions.length,
      kickOffsMs: open.map(([, { startsAtMs }]) => startsAtMs),
      askedMs: { ...this.#askedMs },
    };
  }

  /** Notes that something is asked now; returns how to take that back where no answer comes. */
  asking(question: Question, nowMs: number): () => void {
    const before = this.#askedMs[question];
    this.#askedMs[question] = nowMs;
    return () => {
      this.#askedMs[question] = before;
    };
  }

  /** Everything is due at once. */
  askSoon(): void {
    Object.assign(this.#askedMs, { events: null, odds: null, scores: null });
  }

  /** The list of events without prices: what is new in it is offered soon, what is missing in it may still be priced. */
  hearEvents(body: unknown, nowMs: number): Heard {
    const { read, problems } = this.#readAll(body, nowMs);
    const offered = new Map(this.#offered);
    for (const { fixture } of read) {
      const known = offered.get(fixture.event) ?? newlyOffered;
      offered.set(fixture.event, { ...known, startsAtMs: fixture.startsAtMs });
    }
    this.#offered = offered;
    return { utterances: read.flatMap(({ fixture }) => this.#fixtureChange(fixture) ?? []), problems };
  }

  hearOdds(body: unknown, nowMs: number): Heard {
    const { read, problems } = this.#readAll(body, nowMs);
    const answered = new Map(read.map(({ fixture }) => [fixture.event, fixture.startsAtMs]));
    const { offered, gone } = afterAnswer(this.#offered, answered, nowMs);
    this.#offered = offered;
    const prices = read.map((one): Utterance => {
      const { messages, taken } = this.#fixtureChange(one.fixture) ?? { messages: [], taken: nothingToNote };
      return { messages: one.prices === undefined ? messages : [...messages, one.prices], taken };
    });
    return { utterances: [...prices, ...gone.map((event) => this.#stop(event, nowMs))], problems };
  }

  hearScores(body: unknown, nowMs: number): Heard {
    const utterances: Utterance[] = [];
    const problems: BadElement[] = [];
    for (const said of listOf(body, problems)) {
      try {
        utterances.push(...this.#hearScore(readScore(said), nowMs));
      } catch (error) {
        problems.push({ ...problemOf(error), said });
      }
    }
    return { utterances, problems };
  }

  /** Events whose result nobody has said for too long; each once. Forgets what is long over. */
  overdue(nowMs: number): readonly string[] {
    const { offered, overdue } = overdueResults(this.#offered, nowMs, this.#settings.overdueMs);
    this.#offered = new Map([...offered].filter(([, { startsAtMs }]) => nowMs - startsAtMs < forgetAfterMs));
    for (const event of [...this.#fixtures.keys(), ...this.#results.keys()]) {
      if (this.#offered.has(event)) continue;
      this.#fixtures.delete(event);
      this.#results.delete(event);
    }
    return overdue.filter((event) => !this.#hasResult(event));
  }

  #hasResult(event: string): boolean {
    return this.#results.get(event)?.confirmed !== undefined;
  }

  #readAll(body: unknown, nowMs: number): { read: ReadEvent[]; problems: BadElement[] } {
    const { oddsFormat, books } = this.#settings;
    const problems: BadElement[] = [];
    const read = listOf(body, problems).flatMap((said) => {
      try {
        const one = readEvent(said, { oddsFormat, books, receivedAtMs: nowMs });
        if (one.fixture.producer !== this.key)
          throw new BadMessage('bad-field', `an event of ${one.fixture.producer} among those of ${this.key}`);
        const { event } = one.fixture;
        problems.push(...one.problems.map((problem) => ({ ...problem, event, said })));
        return [one];
      } catch (error) {
        problems.push({ ...problemOf(error), said });
        return [];
      }
    });
    return { read, problems };
  }

  /** The fixture where anything of it is new: a kick-off that moved, a name, or that it has begun. */
  #fixtureChange(fixture: FixtureMessage): Utterance | undefined {
    const { saidAtMs: _, receivedAtMs: __, ...lasting } = fixture;
    const text = JSON.stringify(lasting);
    if (this.#fixtures.get(fixture.event) === text) return undefined;
    return { messages: [fixture], taken: () => this.#fixtures.set(fixture.event, text) };
  }

  #stop(event: string, nowMs: number): Utterance {
    const spoken = spokenBy(this.key, nowMs);
    return {
      messages: [{ ...spoken, kind: 'bet-stop', event, markets: 'all', to: 'suspended', reason: 'vanished' }],
      taken: () => {
        const known = this.#offered.get(event);
        if (known !== undefined)
          this.#offered = new Map(this.#offered).set(event, { ...known, isStopped: true });
      },
    };
  }

  #hearScore(reading: ScoreReading, nowMs: number): Utterance[] {
    const { event, startsAtMs, score, isCompleted } = reading;
    if (score === undefined) return [];
    this.#offerByScore(event, startsAtMs, nowMs);
    const before = this.#results.get(event) ?? noResultYet;
    const { state, result } = confirmResult(before, reading, nowMs, this.#settings.confirmMs);
    const board = this.#scoreMessage(reading, isCompleted ? 'ended' : 'live', nowMs);
    if (result === undefined) {
      this.#results.set(event, state);
      return [{ messages: [board], taken: nothingToNote }];
    }
    const doubt = mayHaveExtraTime(this.key, startsAtMs) ? 'may-include-extra-time' : undefined;
    const message: FeedMessage = {
      ...spokenBy(this.key, nowMs),
      saidAtMs: reading.saidAtMs ?? nowMs,
      kind: 'result',
      event,
      score: { scores: { match: result } },
      doubt,
    };
    return [{ messages: [board, message], taken: () => this.#results.set(event, state) }];
  }

  /** A match that ran before this start is known by its score alone. */
  #offerByScore(event: string, startsAtMs: number, nowMs: number): void {
    if (this.#offered.has(event) || nowMs - startsAtMs >= forgetAfterMs) return;
    this.#offered = new Map(this.#offered).set(event, { ...newlyOffered, startsAtMs });
  }

  #scoreMessage({ event, score, saidAtMs }: ScoreReading, status: EventStatus, nowMs: number): FeedMessage {
    return {
      ...spokenBy(this.key, nowMs),
      saidAtMs: saidAtMs ?? nowMs,
      kind: 'prices',
      event,
      markets: [],
      others: 'unchanged',
      state: {
        status,
        shown: score,
        periods: {},
        clock: undefined,
        redCards: undefined,
        yellowCards: undefined,
        corners: undefined,
        serving: undefined,
        phaseCode: undefined,
      },
    };
  }
}

function listOf(body: unknown, problems: BadElement[]): readonly unknown[] {
  if (Array.isArray(body)) return body;
  problems.push({ reason: 'not-understood', detail: 'the answer is no list', said: body });
  return [];
}
