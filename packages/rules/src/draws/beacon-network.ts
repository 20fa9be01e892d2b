import { bytesOfHex } from './digest.ts';
import type { BeaconCheck, BeaconPlan } from './salt.ts';

/** A drand network as it is pinned: what its operators publish, and no mirror may say otherwise. */
export interface BeaconNetwork {
  /** The hash of its chain, 64 digits of hex: of period, genesis, public key and the group that made the key. */
  readonly hash: string;
  /** Compressed, 96 bytes as hex (BLS12-381, G2). */
  readonly publicKey: string;
  readonly genesisMs: number;
  readonly periodMs: number;
}

/** drand's `quicknet`, since August 2023: unchained, scheme `bls-unchained-g1-rfc9380`. */
export const quicknet: BeaconNetwork = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisMs: 1_692_803_367_000,
  periodMs: 3_000,
};

/** What a series announces that takes its salts from the network. */
export function beaconPlanOf({ hash, genesisMs, periodMs }: BeaconNetwork): BeaconPlan {
  return { kind: 'beacon', network: hash, genesisMs, periodMs };
}

/** Whether a key has signed a round (`isSignedRound` of @hanpan/beacon). */
export type SignedRoundCheck = (publicKey: Uint8Array, round: number, signature: Uint8Array) => boolean;

/** The check of rounds of these networks and of no other. */
export function beaconCheckOf(networks: readonly BeaconNetwork[], isSigned: SignedRoundCheck): BeaconCheck {
  return (plan, round, signature) => {
    const pinned = networks.find((network) => isPlanOf(network, plan));
    return pinned !== undefined && isSigned(bytesOfHex(pinned.publicKey, 96), round, signature);
  };
}

function isPlanOf({ hash, genesisMs, periodMs }: BeaconNetwork, plan: BeaconPlan): boolean {
  return plan.network === hash && plan.genesisMs === genesisMs && plan.periodMs === periodMs;
}
