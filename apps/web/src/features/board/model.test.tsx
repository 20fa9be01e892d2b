import { expect, test } from 'vitest';
import { listAddress, rememberList } from './list-cookie.ts';
import { problemsOf } from './model.ts';

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
  expect(String(listAddress('notice'))).toBe('/member/cscenter/notice/list?page=2&filter=event');
  expect(String(listAddress('board'))).toBe('/member/board/list');
  rememberList('notice', '?page=<script>');
  expect(String(listAddress('notice'))).toBe('/member/cscenter/notice/list');
});
