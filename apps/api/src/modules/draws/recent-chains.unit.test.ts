import { type HashChain, hashChain } from '@hanpan/rules';
import { expect, test } from 'vitest';
import type { Sealer } from '../../kernel/sealed.ts';
import { recentChain } from './recent-chains.ts';

const aSealer = () => ({}) as Sealer;
const keyOf = (number: number) => Buffer.from(`key ${number}`);

function counting() {
  const made: string[] = [];
  const ask = (sealer: Sealer, key: Buffer): HashChain =>
    recentChain(sealer, key, () => {
      made.push(key.toString());
      return hashChain(new Uint8Array(32).fill(key.length), 4);
    });
  return { made, ask };
}

test('a chain is made once, and again for another key and for another secret', () => {
  const { made, ask } = counting();
  const [one, other] = [aSealer(), aSealer()];
  const chain = ask(one, keyOf(1));
  expect(ask(one, Buffer.from('key 1'))).toBe(chain);
  ask(one, keyOf(2));
  expect(ask(other, keyOf(1))).not.toBe(chain);
  expect(made).toEqual(['key 1', 'key 2', 'key 1']);
});

test('only so many are remembered: the one asked for longest ago is made again', () => {
  const { made, ask } = counting();
  const sealer = aSealer();
  for (let number = 0; number < 256; number += 1) ask(sealer, keyOf(number));
  ask(sealer, keyOf(0));
  ask(sealer, keyOf(256));
  expect(made).toHaveLength(257);
  ask(sealer, keyOf(0));
  expect(made).toHaveLength(257);
  ask(sealer, keyOf(1));
  expect(made).toHaveLength(258);
});

test('a key that cannot be opened leaves nothing behind', () => {
  const sealer = aSealer();
  const refuse = () => {
    throw new Error('sealed under another secret');
  };
  expect(() => recentChain(sealer, keyOf(1), refuse)).toThrow('another secret');
  const { made, ask } = counting();
  ask(sealer, keyOf(1));
  expect(made).toEqual(['key 1']);
});
