import sanitizeHtml from 'sanitize-html';
import { imagePath } from './present.ts';

const ownImage = new RegExp(`^${imagePath}([0-9a-f]{32})\\.webp$`);

const elsewhere = { target: '_blank', rel: 'noopener noreferrer nofollow' };

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    'u',
    's',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], img: ['src', 'alt'], td: ['colspan'], th: ['colspan'] },
  // Of this site, or of another one over https; nothing that a browser runs.
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  nestingLimit: 12,
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    h1: 'h3',
    h2: 'h3',
    a: (_, { href = '' }) => ({
      tagName: 'a',
      attribs: href.startsWith('/') ? { href } : { href, ...elsewhere },
    }),
  },
  // A picture from elsewhere would tell its server who reads this.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownImage.test(attribs.src ?? ''),
};

/** The small part of HTML that operators may write; everything else is taken out, the text in it stays. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed).trim();
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What a reader sees of a cleaned text, on one line. */
export function plainOf(html: string): string {
  return sanitizeHtml(html.replace(/<(?:\/p|br|\/li|\/h\d|\/t[dh])[^>]*>/g, '$& '), { allowedTags: [] })
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The pictures that a cleaned text shows, by the tokens of their addresses. */
export function shownImages(html: string): string[] {
  return [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].flatMap(
    ([, src = '']) => ownImage.exec(src)?.[1] ?? [],
  );
}
