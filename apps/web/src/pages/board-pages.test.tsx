import type { DataOf, PostLine } from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import { UiProvider } from '@hanpan/ui';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useAlerts } from '../app/alerts.ts';
import {
  AccountInquiryPage,
  BoardListPage,
  QuestionListPage,
  QuestionReadPage,
  QuestionWritePage,
} from './board-pages.tsx';
import { BettingGuidePage, GameGuidePage } from './guide-pages.tsx';
import { renderPage, uiTexts } from './page-world.fixture.tsx';

afterEach(() => {
  cleanup();
  useAlerts.getState().clear();
});

const listPath = '/api/board/{boardType}/list';
const savePath = '/api/board/{boardType}/save';
const detailPath = '/api/board/{boardType}/datail';

const line: PostLine = {
  boardIdx: 7,
  category: 'normal',
  type: null,
  status: null,
  title: '첫 글입니다',
  regId: 'mem***',
  memName: '달빛나루',
  regDate: '2026-01-01T10:00:00Z',
  commentCount: 2,
  hasImage: 'N',
  topYn: 'N',
  mineYn: 'N',
};

function listOf(...list: PostLine[]): DataOf<typeof listPath> {
  const pageInfo = { page: 1, count_per_list: 10, total: list.length };
  return { list, pageInfo, idxList: list.map(({ boardIdx }) => boardIdx), usualMinutes: null };
}

/** Agrees to what is asked, or has seen what is said. */
async function answer(text: string): Promise<void> {
  await waitFor(() => expect(useAlerts.getState().queue[0]?.text).toBe(text));
  const [request] = useAlerts.getState().queue;
  useAlerts.getState().settle(request?.id ?? 0, true);
}

test('the board lists posts with writer and comments, and filters them', async () => {
  const world = renderPage(<BoardListPage />, { [listPath]: () => listOf(line) });
  const link = await screen.findByRole('link', { name: /첫 글입니다/ });
  expect(link.getAttribute('href')).toBe('/member/board/read/7');
  expect(link.textContent).toContain('달빛나루');
  fireEvent.click(screen.getByRole('button', { name: '이벤트' }));
  await waitFor(() => expect(world.sent(listPath).at(-1)).toMatchObject({ category: 'event', page: 1 }));
});

test('[VL-15] searching for nothing says what is missing', async () => {
  renderPage(<BoardListPage />, { [listPath]: () => listOf(line) });
  await screen.findByText('첫 글입니다');
  fireEvent.click(screen.getByRole('button', { name: '검색' }));
  await answer('검색어를 입력해 주세요.');
});

test('[WR-23] a question shows whether it is answered', async () => {
  const asked = { ...line, type: 'etc', category: 'normal', mineYn: 'Y' } as const;
  renderPage(<QuestionListPage />, {
    [listPath]: () => listOf({ ...asked, status: 'wait' }, { ...asked, boardIdx: 8, status: 'answer' }),
  });
  const links = await screen.findAllByRole('link', { name: /첫 글입니다/ });
  expect(links.map((each) => /답변 대기|답변 완료/.exec(each.textContent ?? '')?.[0])).toEqual([
    '답변 대기',
    '답변 완료',
  ]);
});

test('[VL-15][ER-03] a question needs a title and a text, and is confirmed before it is saved', async () => {
  const world = renderPage(<QuestionWritePage />, { [savePath]: () => ({ boardIdx: 9 }) });
  fireEvent.click(await screen.findByRole('button', { name: '등록' }));
  await answer('제목을 입력해 주세요.');
  fireEvent.change(screen.getByLabelText(/제목/), { target: { value: '환전' } });
  fireEvent.change(screen.getByLabelText(/내용/), { target: { value: '언제 되나요' } });
  fireEvent.click(screen.getByRole('button', { name: '등록' }));
  await answer('글을 등록하시겠습니까?');
  await answer('등록되었습니다.');
  expect(world.sent(savePath)).toMatchObject([
    { boardType: 'qna', type: 'etc', title: '환전', content: '언제 되나요', images: [] },
  ]);
});

test('whoever changes a question is asked about the change, and not whether to publish it', async () => {
  const asked = { ...line, type: 'etc', status: 'wait', mineYn: 'Y', content: '언제 되나요' } as const;
  const post: DataOf<typeof detailPath>['post'] = {
    ...asked,
    ...{ contentType: 'text', editDate: null, images: [], commentYn: 'N' },
  };
  const none = { page: 1, count_per_list: 10, total: 0 };
  const world = renderPage(
    <QuestionReadPage />,
    {
      '/api/board/{boardType}/datail': () => ({
        post,
        comments: [],
        cmtInfo: none,
        newer: null,
        older: null,
      }),
      [savePath]: () => ({ boardIdx: 7 }),
    },
    undefined,
    { boardIdx: '7' },
  );
  fireEvent.click(await screen.findByRole('button', { name: '수정' }));
  fireEvent.change(await screen.findByLabelText(/내용/), { target: { value: '오늘 되나요' } });
  fireEvent.click(screen.getByRole('button', { name: '수정 저장' }));
  await waitFor(() => expect(useAlerts.getState().queue[0]?.confirmLabel).toBe('수정 저장'));
  await answer('수정한 내용을 저장하시겠습니까?');
  await answer('저장되었습니다.');
  expect(world.sent(savePath)).toMatchObject([{ boardType: 'qna', boardIdx: 7, content: '오늘 되나요' }]);
});

test('[WR-25][ER-03] the deposit account is asked for by a question of its type, in the words of the specification', async () => {
  const world = renderPage(<AccountInquiryPage />, {
    [listPath]: () => listOf(),
    [savePath]: () => ({ boardIdx: 9 }),
  });
  fireEvent.click(await screen.findByRole('button', { name: '계좌 문의하기' }));
  await answer('계좌문의 글을 등록하시겠습니까?');
  await answer('계좌문의하기로 등록되었습니다.');
  expect(world.sent(savePath)).toMatchObject([{ boardType: 'qna', type: 'bankaccount' }]);
});

test('an account that was asked for on the deposit page is asked for here too', async () => {
  renderPage(<AccountInquiryPage />, {
    [listPath]: () => listOf(),
    '/api/cash/account': () => ({ account: null, requestedAt: '2026-01-01T10:00:00Z' }),
  });
  expect(await screen.findByText('계좌를 요청했습니다. 곧 쪽지가 도착합니다.')).toBeTruthy();
  expect(screen.queryByText('남긴 문의가 없습니다')).toBeNull();
  expect(screen.getByText('이 사이트의 돈은 모의 머니입니다. 실제 돈을 보내지 마세요.')).toBeTruthy();
});

test('[WR-26] the betting guide states the limits of the site', async () => {
  renderPage(<BettingGuidePage />, {});
  const limit = await screen.findByText('최대 적중금');
  expect(limit.parentElement?.textContent).toContain('10,000,000원');
});

test('[GAM-6] the betting guide lists the versions of the settlement rules with their days, the same in every time zone', async () => {
  renderPage(
    <UiProvider texts={uiTexts} locale="ko" timeZone="America/New_York" now={serverNow}>
      <BettingGuidePage />
    </UiProvider>,
    {},
  );
  const versions = await screen.findByRole('region', { name: '정산 규칙 버전' });
  expect(versions.textContent).toContain('버전 1');
  expect(versions.textContent).toContain('2026. 11. 23.');
});

test('[BET-7][BET-9] the betting guide says what is void, late, broken off and free of charge, how results are decided and that live is late', async () => {
  renderPage(<BettingGuidePage />, {});
  const says = async (title: string) =>
    (await screen.findByRole('region', { name: title })).textContent ?? '';
  expect(await says('적특과 취소')).toContain('배당 1.00');
  expect(await says('결과를 정하는 기준')).toContain('확정 기록');
  expect(await says('부전승과 중단')).toContain('24시간(야구는 3시간)');
  expect(await says('기권과 선수 교체')).toContain('승패는 적특');
  expect(await says('늦은 베팅과 오류')).toContain('사유를 남기고 적특');
  expect(await says('수수료')).toContain('수수료가 없습니다');
  expect(await says('베팅 한도')).toContain('최대 적중금');
  expect(await says('라이브 베팅과 지연')).toContain('몇 초 늦을 수 있고');
});

test('[WR-26] the betting guide says what has to be staked and which bets count, by the table that decides', async () => {
  renderPage(<BettingGuidePage />, {});
  const share = await screen.findByText('충전금의 롤링');
  expect(share.parentElement?.textContent).toBe('충전금의 롤링100%');
  expect(screen.getByText('단폴은 배당 1.50 이상이어야 합니다.')).toBeTruthy();
  expect(screen.getByText('카지노').parentElement?.textContent).toBe('카지노50%');
});

test('[WR-27] the guide states limits, hours and the least conversion of the site', async () => {
  renderPage(<GameGuidePage />, {});
  const least = await screen.findByText('최소 전환');
  expect(least.parentElement?.textContent).toContain('1,000포인트');
});

test('[VL-15] a picture that is taken away while another is sent stays away, and nothing is saved before both are known', async () => {
  const waiting: ((image: DataOf<'/api/board/image'>) => void)[] = [];
  const world = renderPage(<QuestionWritePage />, {
    [savePath]: () => ({ boardIdx: 9 }),
    '/api/board/image': () => new Promise((resolve) => waiting.push(resolve)),
  });
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: '등록' });
  fireEvent.change(screen.getByLabelText(/제목/), { target: { value: '환전' } });
  fireEvent.change(screen.getByLabelText(/내용/), { target: { value: '언제 되나요' } });
  const send = async (imageIdx: number) => {
    const files = [new File([new Uint8Array([imageIdx])], 'a.png', { type: 'image/png' })];
    fireEvent.change(document.querySelector('input[type="file"]') as Element, { target: { files } });
    // From the choice on, while the picture is made smaller too.
    expect(save.disabled).toBe(true);
    await waitFor(() => expect(waiting).toHaveLength(imageIdx));
  };
  const come = (imageIdx: number) =>
    waiting[imageIdx - 1]?.({ imageIdx, src: `/${imageIdx}.webp`, width: 1, height: 1 });
  await send(1);
  come(1);
  const remove = await screen.findByRole('button', { name: /1.*(지우기|빼기|삭제)/ });
  await send(2);
  fireEvent.click(remove);
  come(2);
  await waitFor(() => expect(save.disabled).toBe(false));
  fireEvent.click(save);
  await answer('글을 등록하시겠습니까?');
  await waitFor(() => expect(world.sent(savePath)).toHaveLength(1));
  expect(world.sent(savePath)[0]).toMatchObject({ images: [2] });
});
