import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listAddress, rememberList } from './list-cookie.ts';
import { partsAround, problemsOf } from './model.ts';

test('[VL-15] a title and a text are required, and neither is longer than its limit', () => {
  expect(problemsOf({ title: ' ', content: '\n' })).toEqual({
    title: 'front.board.emptyTitle',
    content: 'front.board.emptyContent',
  });
  expect(problemsOf({ title: 'x'.repeat(101), content: 'y'.repeat(5_001) })).toEqual({
    title: 'tooLong',
    content: 'tooLong',
  });
  expect(problemsOf({ title: '🎰'.repeat(100), content: 'y' })).toEqual({});
});

test('[BC-11] a cookie for each board keeps where its list was left, and nothing but a search', () => {
  expect(String(listAddress('notice'))).toBe('/member/cscenter/notice/list');
  rememberList('notice', '?page=2&filter=event');
  expect(document.cookie).toContain(`board-list-notice=${encodeURIComponent('?page=2&filter=event')}`);
  expect(String(listAddress('notice'))).toBe('/member/cscenter/notice/list?page=2&filter=event');
  expect(String(listAddress('board'))).toBe('/member/board/list');
  rememberList('notice', '?page=<script>');
  expect(String(listAddress('notice'))).toBe('/member/cscenter/notice/list');
});

describe('a text cut at a term', () => {
  test.each([
    ['환전 신청과 환전 취소', '환전', ['환전', '환전']],
    ['Why can I not Withdraw?', 'withdraw', ['Withdraw']],
    ['nothing of it', 'void', []],
    ['no term', '', []],
    ['İstanbul', 'st', []],
  ])('%s marks %s', (text, term, marked) => {
    expect(partsAround(text, term).flatMap((part) => (part.isTerm ? [part.text] : []))).toEqual(marked);
  });

  test('joined, its parts are the text again, whatever is searched for', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 3 }), (text, term) => {
        const parts = partsAround(text, term);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(new Set(parts.map(({ at }) => at)).size).toBe(parts.length);
      }),
    );
  });
});
