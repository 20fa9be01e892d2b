import { randomBytes } from 'node:crypto';
import type { PostImage } from '@hanpan/contract';
import { type Failure, fail } from '../../kernel/failure.ts';
import { encodeImage } from './encode-image.ts';
import { countUnused, insertImage } from './image-store.ts';
import { presentImage } from './present.ts';
import type { BoardServices } from './services.ts';

type Owner =
  | { readonly memberId: number; readonly operator: null }
  | { readonly memberId: null; readonly operator: string };

/** Pictures of a member that no post has taken yet. */
const unusedAtMost = 20;

/** What a picture is called in its address: nobody guesses it. */
export const newImageToken = () => randomBytes(16).toString('hex');

async function saveImage(
  { database, clock }: BoardServices,
  siteId: number,
  owner: Owner,
  data: string,
): Promise<PostImage | Failure<'BD08' | 'BD09'>> {
  const encoded = await encodeImage(Buffer.from(data, 'base64'));
  if (encoded === 'unreadable') return fail('BD08');
  if (encoded === 'tooLarge') return fail('BD09');
  const token = newImageToken();
  return presentImage(await insertImage(database, { siteId, ...owner, token, ...encoded, at: clock.date() }));
}

/** Keeps a picture of a member. Fails with BD10 (too many without a post), BD08 (no picture), BD09 (too large). */
export async function saveMemberImage(
  services: BoardServices,
  { siteId, memberId }: { siteId: number; memberId: number },
  data: string,
): Promise<PostImage | Failure<'BD08' | 'BD09' | 'BD10'>> {
  if ((await countUnused(services.database, memberId)) >= unusedAtMost) return fail('BD10');
  return saveImage(services, siteId, { memberId, operator: null }, data);
}

/** Keeps a picture of an operator. Fails with BD08 or BD09. */
export function saveOperatorImage(
  services: BoardServices,
  { siteId, operator }: { siteId: number; operator: string },
  data: string,
): Promise<PostImage | Failure<'BD08' | 'BD09'>> {
  return saveImage(services, siteId, { memberId: null, operator }, data);
}
