/** One call of section 7: its requirement, its path as written there, a payload, and what its data have. */
export interface SpecifiedCall {
  readonly id: string;
  readonly path: string;
  readonly payload?: object;
  readonly data?: readonly string[];
  readonly by: 'guest' | 'member' | 'partner';
}

export const oldPassword = 'correct horse 1';

/** Ids that a call needs of one before it; the test fills them in. */
export interface Known {
  readonly memId: string;
  readonly memName: string;
  readonly underMe: string;
  readonly vendorKey: string;
  readonly gameKey: string;
  readonly selectionId: number;
  readonly cashIdx: number;
  readonly msgIdx: number;
  readonly boardIdx: number;
}

const postOn = ({ memId, memName }: Known) => ({ memId, memName, title: '제목', content: '내용' });

/** Every call of section 7 in an order in which each succeeds. Those for log-in, sign-up and log-out stand around them. */
export function sectionSeven(known: Known): readonly SpecifiedCall[] {
  const { memId, memName, underMe, vendorKey, gameKey, selectionId, cashIdx, msgIdx, boardIdx } = known;
  const game = { vendorKey, gameType: 'slot', gameKey };
  const guest = [
    { id: 'CL-09', path: '/api/etc/bank', data: ['list'] },
    { id: 'CL-10', path: '/api/etc/banner', data: ['list'] },
    { id: 'CL-10', path: '/api/etc/popupList', data: ['list'] },
    { id: 'CL-11', path: '/api/main' },
    { id: 'CL-12', path: '/api/etc/siteOption', data: ['siteOption', 'joinRecommanderId'] },
    { id: 'CL-13', path: '/api/common/siteCheckInfo', data: ['startDate', 'endDate'] },
    { id: 'CL-14', path: '/api/main/cashList', data: ['cashInList', 'cashOutList'] },
    { id: 'CL-15', path: '/api/main/nt/list' },
    { id: 'CL-16', path: '/api/common/code', payload: { masterCode: 'GAME' }, data: ['list'] },
    {
      id: 'CL-16',
      path: '/api/common/gameCodes',
      payload: { masterCode: 'GAME', groupCode: '', code: '' },
      data: ['list'],
    },
    {
      id: 'CL-16',
      path: '/api/common/gameGroupCodes',
      payload: { masterCode: 'GAME' },
      data: ['list'],
    },
  ];
  const member = [
    { id: 'CL-03', path: '/api/member/info', data: ['member', 'msgInfo'] },
    {
      id: 'CL-06',
      path: '/api/member/update',
      payload: {
        change: 'password',
        memPass: oldPassword,
        newMemPass: 'newWords22',
        newMemPassCheck: 'newWords22',
      },
    },
    { id: 'CL-07', path: '/api/member/changeMemCashFlag', payload: { flag: 'Y' } },
    { id: 'CL-10', path: '/api/main/popupList', data: ['list'] },
    { id: 'CL-08', path: '/api/kgon/isPlayGame', data: ['isPlayGame'] },
    { id: 'CL-18', path: '/api/minigame/getSlotList', payload: { vendorKey }, data: ['games'] },
    { id: 'CL-19', path: `/api/minigame/slots/${vendorKey}/slot`, data: ['games'] },
    { id: 'CL-20', path: '/api/minigame/powerballResult' },
    {
      id: 'CL-21',
      path: '/api/bet/betProc',
      payload: { stake: 10_000, legs: [{ selectionId, odds: 2 }] },
    },
    {
      id: 'CL-22',
      path: '/api/bet/betlistNew',
      payload: {
        groupKey: 'sports',
        vendorCode: '',
        startDate: '2026-11-01',
        endDate: '2026-11-30',
        page: 1,
        oldYn: 'N',
      },
      data: ['list'],
    },
    { id: 'CL-23', path: '/api/bet/sportBetlist', data: ['list'] },
    { id: 'CL-24', path: '/api/board/board/save', payload: { ...postOn(known), category: 'normal' } },
    {
      id: 'CL-24',
      path: '/api/board/board/list',
      payload: { boardType: 'board', page: 1, category: 'normal' },
      data: ['list', 'pageInfo', 'idxList'],
    },
    { id: 'CL-24', path: '/api/board/board/datail', payload: { boardIdx } },
    { id: 'CL-25', path: '/api/board/cmtSave', payload: { boardIdx, content: '댓글', memId, memName } },
    { id: 'CL-25', path: '/api/board/msgList', payload: { page: 1 }, data: ['list'] },
    { id: 'CL-25', path: '/api/board/msgRead', payload: { msgIdx } },
    { id: 'CL-25', path: '/api/board/msgUpdate', payload: { act: 'read', msgIdxs: [msgIdx] } },
    { id: 'CL-31', path: '/api/cash/getUserCash', data: ['cashAmt', 'pointAmt'] },
    { id: 'CL-32', path: '/api/cash/getAcc' },
    { id: 'CL-26', path: '/api/cash/in', payload: { amount: 50_000 } },
    { id: 'CL-28', path: '/api/cash/list/', payload: { page: 1 }, data: ['list'] },
    { id: 'CL-29', path: '/api/cash/del', payload: { cashIdx } },
    {
      id: 'CL-34',
      path: '/api/wallet/history',
      payload: { page: 1, startDate: '2026-11-01', endDate: '2026-11-30', cashType: 'all' },
      data: ['list'],
    },
    { id: 'CL-35', path: '/api/wallet/balance', data: ['balance', 'isPlayGame'] },
    { id: 'CL-33', path: '/api/cash/merge', data: ['resultCode', 'resultMessage'] },
    { id: 'CL-17', path: '/api/minigame/getGame', payload: game, data: ['gameurl'] },
    { id: 'CL-04', path: '/api/getToken', data: ['token'] },
  ];
  const partner = [
    {
      id: 'CL-33',
      path: '/api/partner/merge',
      payload: { memId: underMe },
      data: ['resultCode', 'resultMessage'],
    },
  ];
  return [
    ...guest.map((call) => ({ ...call, by: 'guest' as const })),
    ...member.map((call) => ({ ...call, by: 'member' as const })),
    ...partner.map((call) => ({ ...call, by: 'partner' as const })),
  ];
}
