import { expect, test } from 'vitest';
import { need } from './need.ts';

test.each([undefined, null])('a value that is %s throws by name, and does not become zero', (value) => {
  expect(() => need(value, 'the balance of member 7')).toThrow('the balance of member 7 is missing');
});

test.each([0, '', false])('%j is a value like any other', (value) => {
  expect(need(value, 'a value')).toBe(value);
});
