import { createHash } from 'node:crypto';

/** A script or a style whose text stands in the page itself, and which no attribute makes something else. */
const inline = /<(script|style)>([\s\S]*?)<\/\1>/g;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What a page's content security policy has to allow beyond that of every response: the scripts and styles that the build
 * put into it, each by its hash and nothing else.
 */
export function pagePolicy(html: string): (policy: string) => string {
  const hashes = { script: [] as string[], style: [] as string[] };
  for (const [, kind, text = ''] of html.matchAll(inline))
    hashes[kind as 'script' | 'style'].push(hashOf(text));
  const allow = (policy: string, kind: 'script' | 'style') =>
    policy.replace(`${kind}-src 'self'`, [`${kind}-src 'self'`, ...hashes[kind]].join(' '));
  return (policy) => allow(allow(policy, 'script'), 'style');
}
