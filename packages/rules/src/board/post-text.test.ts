import { describe, expect, test } from 'vitest';
import { isReadable, lengthOf, postLine, postText } from './post-text.ts';

describe('what is kept of a text', () => {
  test.each([
    ['  환전 문의  ', '환전 문의'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['a\n\n\n\n\nb', 'a\n\nb'],
    ['a   \nb', 'a\nb'],
    ['e\u0302\u0301'.normalize('NFD'), 'ế'],
    ['ＡＢＣ！', 'ABC!'],
    ['𝐇𝐚𝐧𝐩𝐚𝐧', 'Hanpan'],
    ['ㅋㅋㅋ ㅠㅠ', 'ㅋㅋㅋ ㅠㅠ'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('[EN-07] of %j it is %j', (typed, kept) => {
    expect(postText(typed)).toBe(kept);
  });

  test('a title is one line', () => {
    expect(postLine(' two\n lines\tand more ')).toBe('two lines and more');
  });

  test('a pictogram counts once', () => {
    expect(lengthOf('🎰a')).toBe(2);
  });
});

describe('a text that pretends is refused', () => {
  test.each([
    ['a direction turned round', 'safe\u202Etxet'],
    ['a zero width', 'Han\u200Bpan'],
    ['a joiner between letters', 'Han\u200Dpan'],
    ['a filler of Hangul', '운영\u3164자'],
    ['a control character', 'bell\u0007'],
    ['a Cyrillic letter in a Latin word', 'Hаnpan'],
    ['a Latin letter in a Greek word', 'Ηanpan'],
    ['marks piled up', 'z\u0300\u0301\u0302\u0303\u0304'],
    ['a tag', 'a\u{E0041}'],
    ['a variation of a letter', 'a\uFE0F'],
    ['a byte order mark', '\uFEFFa'],
  ])('%s', (_, text) => {
    expect(isReadable(text)).toBe(false);
  });

  test.each([
    '환전은 언제 되나요? ㅠㅠ',
    'Tôi muốn hỏi về số dư, cảm ơn!',
    'Two lines\nwith <b>markup</b> & signs',
    'Привет, это по-русски',
    '가족 👨‍👩‍👧 하트 ❤️ 국기 🇰🇷 1️⃣ 👍🏽',
    '♥ ★ ™ © 100% ₩1,000',
  ])('%j is read as it is', (text) => {
    expect(isReadable(text)).toBe(true);
  });
});
