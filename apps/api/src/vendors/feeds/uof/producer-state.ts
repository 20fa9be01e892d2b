import type { ProducerDownReason } from '../messages.ts';

/** Milliseconds. The defaults are those of the feed's own kits. */
export interface ProducerPolicy {
  /**
   * An alive comes every ten seconds; without one for longer than this the producer is silent. One that is older than this
   * when it has its turn shows that everything is stored too late.
   */
  readonly silentAfterMs: number;
  /** The feed refuses recoveries that follow each other faster. */
  readonly betweenRecoveriesMs: number;
  /** A recovery that takes longer is given up and asked for again. */
  readonly longestRecoveryMs: number;
  /** A producer repeats what it said since then at most; what is longer ago needs a full recovery. */
  readonly recoveryWindowMs: number;
}

export const defaultProducerPolicy: ProducerPolicy = {
  silentAfterMs: 20_000,
  betweenRecoveriesMs: 30_000,
  longestRecoveryMs: 3_600_000,
  recoveryWindowMs: 72 * 3_600_000,
};

/**
 * What is known of one producer. Two clocks: `…StampMs` are its own, which a recovery is asked by; `…AtMs` are ours,
 * which silence is measured by.
 */
export interface ProducerHealth {
  /** Undefined while it is up. */
  readonly downFor: ProducerDownReason | undefined;
  readonly heardAtMs: number | null;
  /** Its last alive had its turn too late, and so had the prices before it. */
  readonly isBehind: boolean;
  /** Its last alive while nothing was missing: everything up to there has been taken. */
  readonly soundStampMs: number | null;
  /** Its last alive of all, which becomes the sound one when a recovery ends. */
  readonly latestStampMs: number | null;
  readonly recovery: { readonly requestId: number; readonly askedAtMs: number } | undefined;
  readonly lastAskedAtMs: number | null;
  readonly nextRequestId: number;
}

export type ProducerEvent =
  | { readonly kind: 'alive'; readonly stampMs: number; readonly isSubscribed: boolean }
  | { readonly kind: 'snapshot-complete'; readonly requestId: number }
  /** It says itself that it is down. */
  | { readonly kind: 'announced-down' }
  /** The way to it was cut, and what it said meanwhile is lost. */
  | { readonly kind: 'disconnected' }
  /** Something that it said could not be stored, so that it has to be said again. */
  | { readonly kind: 'not-taken' }
  /** The feed did not accept our request for a recovery. */
  | { readonly kind: 'recovery-refused'; readonly requestId: number }
  /** An operator wants everything since then, or everything. */
  | { readonly kind: 'recovery-wanted'; readonly sinceMs: number | null }
  | { readonly kind: 'tick' };

export interface ProducerStep {
  readonly health: ProducerHealth;
  /** What became of it, where that changed: its markets are suspended for the reason, or open again. */
  readonly turned: 'up' | ProducerDownReason | undefined;
  /** A recovery to ask for now; `afterMs` null is a full one. */
  readonly ask: { readonly afterMs: number | null; readonly requestId: number } | undefined;
}

/** At the start a producer is down until it has repeated what was said since `lastAliveMs`, by its own clock. */
export function newProducer(lastAliveMs: number | undefined, firstRequestId: number): ProducerHealth {
  return {
    downFor: 'starting',
    heardAtMs: null,
    isBehind: false,
    soundStampMs: lastAliveMs ?? null,
    latestStampMs: null,
    recovery: undefined,
    lastAskedAtMs: null,
    nextRequestId: firstRequestId,
  };
}

export function stepProducer(
  health: ProducerHealth,
  event: ProducerEvent,
  nowMs: number,
  policy: ProducerPolicy,
): ProducerStep {
  switch (event.kind) {
    case 'alive':
      return afterAlive(health, event, nowMs, policy);
    case 'snapshot-complete':
      return afterSnapshot(health, event.requestId);
    case 'announced-down':
      return fall(health, 'announced');
    case 'disconnected':
      return fall(health, 'silent');
    case 'not-taken':
      return fall(health, 'not-taken');
    case 'recovery-refused':
      return health.recovery?.requestId === event.requestId
        ? fall(health, health.downFor ?? 'refused')
        : stay(health);
    case 'recovery-wanted':
      return fall({ ...health, soundStampMs: event.sinceMs }, 'out-of-sync');
    case 'tick':
      return afterTick(health, nowMs, policy);
  }
}

function stay(health: ProducerHealth): ProducerStep {
  return { health, turned: undefined, ask: undefined };
}

/** Down for a reason. A recovery under way is void: what is missing now is not in it. */
function fall(health: ProducerHealth, reason: ProducerDownReason): ProducerStep {
  const turned = health.downFor === reason ? undefined : reason;
  return { health: { ...health, downFor: reason, recovery: undefined }, turned, ask: undefined };
}

function afterAlive(
  before: ProducerHealth,
  { stampMs, isSubscribed }: { stampMs: number; isSubscribed: boolean },
  nowMs: number,
  policy: ProducerPolicy,
): ProducerStep {
  const heard: ProducerHealth = {
    ...before,
    heardAtMs: nowMs,
    latestStampMs: Math.max(stampMs, before.latestStampMs ?? 0),
    isBehind: nowMs - stampMs > policy.silentAfterMs,
  };
  const isWhole = heard.downFor === undefined || heard.downFor === 'behind';
  if (isWhole && isSubscribed) return afterWhole(heard);
  if (!isWhole && (isSubscribed || isJustAsked(heard, nowMs, policy)))
    return ask(heard, nowMs, policy, undefined);
  // It says that we missed something, and nothing that was asked for lately could be what it means.
  const fallen = fall(heard, 'out-of-sync');
  return ask(fallen.health, nowMs, policy, fallen.turned);
}

/**
 * Nothing is missing. A producer that is behind has only to be waited for: what it said is on its way, in its order, and
 * asking for it again would bring more of the same.
 */
function afterWhole(heard: ProducerHealth): ProducerStep {
  const sound = { ...heard, soundStampMs: heard.latestStampMs };
  if (heard.isBehind) return fall(sound, 'behind');
  if (heard.downFor === undefined) return stay(sound);
  return { health: { ...sound, downFor: undefined }, turned: 'up', ask: undefined };
}

/** Until a request has reached the producer it goes on to say that we are not subscribed. */
function isJustAsked({ recovery }: ProducerHealth, nowMs: number, policy: ProducerPolicy): boolean {
  return recovery === undefined || nowMs - recovery.askedAtMs < policy.betweenRecoveriesMs;
}

/** Asks for what is missing, unless that is under way or was asked for a moment ago. */
function ask(
  health: ProducerHealth,
  nowMs: number,
  policy: ProducerPolicy,
  turned: ProducerStep['turned'],
): ProducerStep {
  const isTooSoon =
    health.lastAskedAtMs !== null && nowMs - health.lastAskedAtMs < policy.betweenRecoveriesMs;
  if (health.recovery !== undefined || isTooSoon) return { health, turned, ask: undefined };
  const requestId = health.nextRequestId;
  const next: ProducerHealth = {
    ...health,
    recovery: { requestId, askedAtMs: nowMs },
    lastAskedAtMs: nowMs,
    nextRequestId: requestId + 1,
  };
  return { health: next, turned, ask: { afterMs: recoveryStart(health, policy), requestId } };
}

function recoveryStart(
  { soundStampMs, latestStampMs }: ProducerHealth,
  policy: ProducerPolicy,
): number | null {
  if (soundStampMs === null || latestStampMs === null) return soundStampMs;
  return latestStampMs - soundStampMs < policy.recoveryWindowMs ? soundStampMs : null;
}

/** Only the end of the recovery that was asked for last brings a producer up, where its prices are not late. */
function afterSnapshot(health: ProducerHealth, requestId: number): ProducerStep {
  if (health.recovery?.requestId !== requestId) return stay(health);
  const soundStampMs = health.latestStampMs ?? health.soundStampMs;
  const up: ProducerHealth = { ...health, downFor: undefined, recovery: undefined, soundStampMs };
  if (health.isBehind) return fall(up, 'behind');
  return { health: up, turned: 'up', ask: undefined };
}

function afterTick(health: ProducerHealth, nowMs: number, policy: ProducerPolicy): ProducerStep {
  const isSilent = health.heardAtMs !== null && nowMs - health.heardAtMs > policy.silentAfterMs;
  const { recovery } = health;
  if (isSilent && (health.downFor !== 'silent' || recovery !== undefined)) return fall(health, 'silent');
  if (recovery !== undefined && nowMs - recovery.askedAtMs > policy.longestRecoveryMs)
    return fall(health, 'recovery-overdue');
  return stay(health);
}
