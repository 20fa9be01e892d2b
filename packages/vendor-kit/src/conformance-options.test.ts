import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readOptions } from './conformance-options.ts';
import { generateKeyPair } from './signature.ts';
import { exitCodeOf } from './suite-exit.ts';
import type { SuiteReport } from './suite-target.ts';

const folder = mkdtempSync(join(tmpdir(), 'options-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const keyFile = file('key.pem', generateKeyPair().privateKeyPem);
const playerOf = (user: string, currency = 'KRW') => ({ user, token: 't', currency, gameCode: 'g' });
const players = file('players.json', [playerOf('one'), playerOf('two')]);
const base = ['--dialect', 'hub88', '--url', 'https://operator.example/wallet/', '--key-file', keyFile];
const listed = [...base, '--players', players];

test('what is given is read, and the rest has a default', () => {
  expect(readOptions(listed)).toMatchObject({
    dialect: 'hub88',
    walletUrl: 'https://operator.example/wallet',
    players: [playerOf('one'), playerOf('two')],
    control: undefined,
    histories: 50,
    seed: 1,
    only: undefined,
  });
  expect(readOptions([...listed, '--only', 'R', '--seed', '0'])).toMatchObject({ only: 'R', seed: 0 });
  expect(readOptions([...base, '--control', 'http://127.0.0.1:1/']).players).toEqual([]);
});

test('a player of a wire without tokens needs none', () => {
  const nameless = [{ user: 'one', currency: 'KRW', gameCode: 'g' }, playerOf('two')];
  const given = ['--players', file('nameless.json', nameless)];
  const gr8 = ['--dialect', 'gr8', '--url', 'https://operator.example'];
  expect(readOptions([...gr8, ...given]).players[0]).toMatchObject({ user: 'one', token: '' });
});

const twice = file('twice.json', [playerOf('one'), playerOf('two'), playerOf('one')]);
test.each<[string, string[], RegExp]>([
  ['a vector that there is not', [...listed, '--only', 'E41'], /no vector E41/],
  ['an option that there is not', [...listed, '--ony', 'E4'], /--ony/],
  ['no players', base, /Which players/],
  ['a file and an address', [...listed, '--control', 'http://127.0.0.1:1'], /Which players/],
  ['one player', [...base, '--players', file('one.json', [playerOf('one')])], /two different players/],
  [
    'one player twice',
    [...base, '--players', file('same.json', [playerOf('one'), playerOf('one')])],
    /two different players/,
  ],
  ['a player among others twice', [...base, '--players', twice], /listed twice/],
  [
    'two currencies',
    [...base, '--players', file('mixed.json', [playerOf('one'), playerOf('two', 'USD')])],
    /one currency/,
  ],
  ['no list', [...base, '--players', file('none.json', '{"user":"one"}')], /none\.json/],
  ['no JSON', [...base, '--players', file('text.json', '[{')], /text\.json/],
  ['no file', [...base, '--players', join(folder, 'missing.json')], /missing\.json/],
  ['no key', ['--dialect', 'hub88', '--url', 'https://o.example', '--players', players], /private key/],
  ['no secret', ['--dialect', 'kplay', '--url', 'https://o.example', '--players', players], /secret/],
  ['no histories', [...listed, '--histories', '0'], /--histories/],
  ['a number that is none', [...listed, '--histories', 'many'], /--histories/],
  ['a seed that is none', [...listed, '--seed', '1.5'], /--seed/],
])('it does not run with %s, and says why', (_, args, why) => {
  expect(() => readOptions(args)).toThrow(why);
});

const report = (result: SuiteReport['result'], more: Partial<SuiteReport> = {}): SuiteReport => ({
  id: '1',
  title: 'one',
  result,
  ...more,
});

test('the exit code tells a failure from what was not tried', () => {
  const left = report('not-run', { detail: 'the wire has no guid' });
  const short = report('not-run', { noPlayer: true });
  expect(exitCodeOf([report('passed'), left])).toBe(0);
  expect(exitCodeOf([report('passed'), report('failed'), short])).toBe(1);
  expect(exitCodeOf([report('passed'), short])).toBe(2);
  expect(exitCodeOf([left])).toBe(2);
  expect(exitCodeOf([])).toBe(2);
});
