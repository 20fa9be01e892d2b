import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Locale } from '@hanpan/messages';
import { envelopeOf } from './envelope.ts';

/** A smaller answer does not become shorter by it. */
const gzipFromBytes = 1_024;
const compress = promisify(gzip);

/** An answer in one language, as it goes over the wire. */
export interface AnswerBytes {
  readonly entityTag: string;
  readonly plain: Buffer;
  readonly gzipped: Buffer | undefined;
}

/** The data of a call, made into bytes once for each language in which it is asked for. */
export class SharedAnswer {
  readonly json: string;
  readonly #byLocale = new Map<Locale, AnswerBytes>();
  readonly #making = new Map<Locale, Promise<AnswerBytes>>();

  constructor(json: string) {
    this.json = json;
  }

  get locales(): readonly Locale[] {
    return [...this.#byLocale.keys()];
  }

  in(locale: Locale): AnswerBytes | Promise<AnswerBytes> {
    return this.#byLocale.get(locale) ?? this.#making.get(locale) ?? this.#make(locale);
  }

  #make(locale: Locale): Promise<AnswerBytes> {
    const making = this.#bytesIn(locale).finally(() => this.#making.delete(locale));
    this.#making.set(locale, making);
    return making;
  }

  async #bytesIn(locale: Locale): Promise<AnswerBytes> {
    const text = JSON.stringify(envelopeOf('0', locale)).replace(/null\}$/, () => `${this.json}}`);
    const plain = Buffer.from(text);
    const bytes = {
      // Weak, for plain and gzipped bytes have the same one.
      entityTag: `W/"${hash('sha1', text, 'base64url')}"`,
      plain,
      gzipped: plain.length < gzipFromBytes ? undefined : await compress(plain),
    };
    this.#byLocale.set(locale, bytes);
    return bytes;
  }
}
