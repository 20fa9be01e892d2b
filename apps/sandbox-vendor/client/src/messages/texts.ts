import type { ko } from './ko.ts';

/** Korean is the source; a language with other keys does not compile. */
export type MessageKey = keyof typeof ko;
export type Lang = 'ko' | 'en' | 'vi';
export type Texts = Readonly<Record<MessageKey, string>>;
