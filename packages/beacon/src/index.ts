export { isSignedRound } from './is-signed-round.ts';
export { roundSigner } from './round-signer.ts';
