import type { Tx } from '@hanpan/db';
import { shownImages } from './clean-html.ts';
import { copyImage, setShownImages, shownElsewhere } from './image-store.ts';
import type { PostText } from './post-store.ts';
import { newImageToken } from './save-image.ts';

interface Publication {
  readonly siteId: number;
  readonly postId: number;
  readonly operator: string;
  readonly at: Date;
}

const tokensIn = (texts: readonly PostText[]) => [...new Set(texts.flatMap(({ body }) => shownImages(body)))];

/**
 * Gives an operator's post the pictures that its texts show. Of a picture that another post shows it gets a copy: neither loses it
 * when the other one is hidden or changed. Returns the texts with what they show now.
 */
export async function withOwnImages(
  tx: Tx,
  { siteId, postId, operator, at }: Publication,
  texts: readonly PostText[],
): Promise<PostText[]> {
  const copies = new Map<string, string>();
  for (const token of await shownElsewhere(tx, siteId, postId, tokensIn(texts))) {
    const copy = newImageToken();
    await copyImage(tx, { token, copy, operator, at });
    copies.set(token, copy);
  }
  const copied = (html: string) =>
    [...copies].reduce((text, [token, copy]) => text.replaceAll(token, copy), html);
  const own = texts.map((text) => ({ ...text, body: copied(text.body) }));
  await setShownImages(tx, siteId, postId, tokensIn(own));
  return own;
}
