import { type Verification, type VerifierKnowledge, verifyProof } from '../draws/verify-proof.ts';
import { miniDrawMappings } from './mini-draws.ts';

/** Checks the proof of a round of a mini game: of a ladder, that of the draw which it reads. */
export function verifyMiniProof(
  json: unknown,
  knows: Omit<VerifierKnowledge, 'mappings'> = {},
): Verification {
  return verifyProof(json, { ...knows, mappings: miniDrawMappings });
}
