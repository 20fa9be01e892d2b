export {
  announcementHash,
  drawAtMs,
  isSoundAnnouncement,
  roundName,
  type SeriesAnnouncement,
} from './announcement.ts';
export { type BeaconNetwork, beaconCheckOf, beaconPlanOf, quicknet } from './beacon-network.ts';
export { bytesOfHex, digestBytes, hexOf, isHex, sha256Of } from './digest.ts';
export { type DrawProof, proveDraw, type RevealedDraw, seedOfDraw } from './draw-proof.ts';
export { type DrawStream, drawStream, isStreamName } from './draw-stream.ts';
export { type DrawSeed, drawAlgorithm, drawBytes, drawWords } from './draw-words.ts';
export { type HashChain, hashChain, leadsTo, longestChain } from './hash-chain.ts';
export { type DrawMapping, type IntegerSource, integersOf, traced } from './integer-source.ts';
export { drawBalls, happens, shuffled, weightedIndex } from './mappings.ts';
export { chiSquareTest, type RandomnessTest, runsTest } from './randomness.ts';
export { readProof } from './read-proof.ts';
export { type DrawStep, drawBelow, type WordSource, wordBits } from './rejection.ts';
export {
  type BeaconCheck,
  type BeaconPlan,
  beaconRoundAt,
  beaconRoundAtMs,
  closesBeforeSaltMs,
  type RevealedSalt,
  type SaltPlan,
  saltHolds,
} from './salt.ts';
export { seriesSeed } from './series-secret.ts';
export {
  type CheckState,
  type ProofCheck,
  type ProofCheckName,
  proofChecks,
  type Verification,
  type VerifierKnowledge,
  verifyProof,
} from './verify-proof.ts';
