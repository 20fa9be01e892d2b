import type { FeedMessage } from '../messages.ts';
import { type Problem, problemOf } from '../sink.ts';
import type { XmlElement } from './read-xml.ts';

/** Reads the parts of a message one by one. A bad one becomes a problem, and those beside it are read all the same. */
export function readEach<T>(
  elements: readonly XmlElement[],
  read: (element: XmlElement) => T,
): { readonly parts: readonly T[]; readonly problems: readonly Problem[] } {
  const parts: T[] = [];
  const problems: Problem[] = [];
  for (const element of elements) {
    try {
      parts.push(read(element));
    } catch (error) {
      problems.push(problemOf(error));
    }
  }
  return { parts, problems };
}

/** A message for the book, and what of it could not be read. */
export interface BookMessage<Message extends FeedMessage = FeedMessage> {
  readonly message: Message;
  readonly problems: readonly Problem[];
}
