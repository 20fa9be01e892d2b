import type { BodyOf, LocalText } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { type Failure, fail } from '../../../kernel/failure.ts';
import { emitToRooms } from '../../../kernel/outbox.ts';
import { localesOf } from '../../settings/index.ts';
import type { MessageServices } from '../services.ts';
import { unreadOfMany } from '../store.ts';
import { inEveryLanguage } from './in-every-language.ts';
import { deliverBatch, insertBatch } from './store.ts';

/** How many pages are told with one statement. */
const sliceSize = 1_000;
const known: ReadonlySet<string> = new Set(['nick', 'id']);

/** Whether every place in braces is one that is filled for each reader; a stray brace is a mistake as well. */
export function fillsEveryPlace(...texts: readonly LocalText[]): boolean {
  return texts
    .flatMap((text) => [text.ko, text.en, text.vi])
    .every((text) => {
      const rest = text.replaceAll(/\{(\w+)\}/g, (place, name: string) => (known.has(name) ? '' : place));
      return !/[{}]/.test(rest);
    });
}

async function tellReaders(tx: Tx, memberIds: readonly number[]): Promise<void> {
  for (let from = 0; from < memberIds.length; from += sliceSize) {
    const slice = memberIds.slice(from, from + sliceSize);
    const unread = await unreadOfMany(tx, slice);
    const messages = slice.map((memberId) => ({
      room: `member:${memberId}` as const,
      payload: { data1: unread.get(memberId) ?? 0 },
    }));
    await emitToRooms(tx, 'MSG', messages);
  }
}

/** Fails with M006 for a language that is written in part, M005 for a place that nobody fills, and M004 where a member is not known or nobody would get it. */
export async function sendToMembers(
  { clock }: MessageServices,
  tx: Tx,
  context: OperatorContext,
  { target, memIds, level, ...typed }: BodyOf<'/api/console/messages/send'>,
): Promise<{ batchIdx: number; sentCount: number } | Failure<'M006' | 'M005' | 'M004'>> {
  const words = inEveryLanguage(typed, localesOf(context.site));
  if (words === undefined) return fail('M006');
  const { title, body } = words;
  if (!fillsEveryPlace(title, body)) return fail('M005');
  const names = target === 'members' ? [...new Set(memIds.map((name) => name.toLowerCase()))] : [];
  if ((target === 'members') !== names.length > 0 || (target === 'level') !== (level !== null))
    return fail('M004');
  const batchIdx = await insertBatch(tx, {
    siteId: context.site.id,
    target,
    memIds: names,
    level,
    title,
    body,
    sentBy: context.operatorName,
    sentAt: clock.date(),
  });
  const readers = await deliverBatch(tx, batchIdx);
  if (readers.length < Math.max(names.length, 1)) return fail('M004');
  await tellReaders(tx, readers);
  const facts = { target, level, memIds: names, title: title.ko, sentCount: readers.length };
  await recordAction(tx, context, 'message.send', `message-batch:${batchIdx}`, facts);
  return { batchIdx, sentCount: readers.length };
}
