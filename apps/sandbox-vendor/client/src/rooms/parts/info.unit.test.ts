// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { roomAsGame } from '../../../../src/rooms/room-view.ts';
import { tableRooms } from '../../../../src/testing/table-rooms.ts';
import type { PlayApi } from '../../api.ts';
import { clearPages, draw } from '../../cabinet/testing.ts';
import { gameTranslator, translator } from '../../messages/translate.ts';
import { roomTexts } from '../messages/texts.ts';
import type { RoomView } from '../room-view.ts';
import { aState } from '../testing.ts';
import { RoomInfoPanel } from './info.tsx';

afterEach(clearPages);

/** The rows of the returns as they are read: the name of a bet, and its chances. */
async function rowsOf(rules: string, lang: 'ko' | 'en' | 'vi' = 'ko') {
  const room = tableRooms.find(({ game }) => game.rules === rules);
  if (!room) throw new Error(`no room of ${rules}`);
  const { info } = roomAsGame(room);
  const view = { lang, room: aState() } as RoomView;
  const [t, tc] = [gameTranslator(roomTexts, lang), translator(lang)];
  const props = { view, info, api: {} as PlayApi, t, tc, onClose: () => undefined };
  const page = await draw(createElement(RoomInfoPanel, props));
  const rows = [...page.querySelectorAll('.pays-table tbody tr')];
  return rows.map((row) => [
    row.querySelector('th')?.textContent,
    row.querySelectorAll('td')[2]?.textContent,
  ]);
}

test('the returns of baccarat tell the chance to win, and that of a refund as its own', async () => {
  expect(await rowsOf('baccarat')).toEqual(
    expect.arrayContaining([
      ['플레이어', '44.62%반환 9.52%'],
      ['뱅커', '45.86%반환 9.52%'],
      ['타이', '9.52%'],
      ['플레이어 보너스', '28.99%반환 1.79%'],
      ['뱅커 보너스', '28.28%반환 1.79%'],
    ]),
  );
});

test('where half of the stake comes back they say so', async () => {
  expect(await rowsOf('dragon-tiger')).toEqual(expect.arrayContaining([['드래곤', '46.27%절반 반환 7.47%']]));
  await clearPages();
  expect(await rowsOf('roulette', 'en')).toEqual(expect.arrayContaining([['Red', '48.65%Half back 2.70%']]));
});

test('the returns of roulette and sic bo name bets, not examples of them', async () => {
  const names = (rows: unknown[][]) => rows.map(([name]) => name);
  expect(names(await rowsOf('roulette'))).toEqual([
    '한 숫자(스트레이트)',
    '두 숫자(스플릿)',
    '네 숫자(코너)',
    '세 숫자(스트리트)',
    '여섯 숫자(라인)',
    '0을 낀 세 숫자(트리오)',
    '0·1·2·3(퍼스트 포)',
    '열두 숫자(더즌)',
    '세로줄(컬럼)',
    '빨강',
    '검정',
    '홀',
    '짝',
    '1–18',
    '19–36',
  ]);
  await clearPages();
  const dice = names(await rowsOf('sic-bo'));
  expect(dice).toEqual(
    expect.arrayContaining(['합 4, 합 17', '한 숫자', '두 숫자 조합', '세 숫자 조합', '네 숫자 중 셋']),
  );
});
