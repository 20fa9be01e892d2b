/// <reference path="../untyped-modules.d.ts" />
import { expect, test } from 'vitest';
import { readNewSite } from './site-questions.mjs';

const whole = ['--key', 'my-site', '--name', 'My site', '--host', 'play.example.com', '--operator', 'boss'];

test('a site is named by arguments alone', async () => {
  expect(await readNewSite(whole, undefined)).toEqual({
    key: 'my-site',
    name: 'My site',
    host: 'play.example.com',
    operatorId: 'boss',
  });
});

test('what the arguments leave out is asked for, and nothing else', async () => {
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return ' answer ';
  };
  expect(await readNewSite(['--key', 'my-site', '--host', ''], ask)).toEqual({
    key: 'my-site',
    name: 'answer',
    host: '',
    operatorId: 'answer',
  });
  expect(asked.map((question) => question.split(' ')[0])).toEqual(['Name', 'Id']);
});

test('without somebody to ask, only the host may be left out', async () => {
  const without = (option: string) => {
    const at = whole.indexOf(option);
    return readNewSite([...whole.slice(0, at), ...whole.slice(at + 2)], undefined);
  };
  expect(await without('--host')).toMatchObject({ key: 'my-site', host: '' });
  for (const option of ['--key', '--name', '--operator'])
    await expect(without(option)).rejects.toThrow(`${option} is missing: npm run site:create -- --key KEY`);
});

test('an option that there is not is refused with the usage', async () => {
  await expect(readNewSite([...whole, '--password', 'x'], undefined)).rejects.toThrow(
    /--password.*npm run site:create -- --key KEY/s,
  );
});
