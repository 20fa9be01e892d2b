import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = "default-src 'self';script-src 'self';style-src 'self';style-src-attr 'unsafe-inline'";

test('[SEC-10] a page may run the script and use the styles that stand in it, by their hashes and nothing else', () => {
  const html = '<style>a{}</style><script>go()</script><style>b{}</style><script src="/x.js"></script>';
  expect(pagePolicy(html)(policy)).toBe(
    `default-src 'self';script-src 'self' ${hash('go()')};style-src 'self' ${hash('a{}')} ${hash('b{}')};style-src-attr 'unsafe-inline'`,
  );
});

test('a page with nothing of its own has the policy of every response', () => {
  expect(pagePolicy('<p>style</p><script type="module" src="/x.js"></script>')(policy)).toBe(policy);
});
