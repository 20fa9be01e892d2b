import type { Caller } from '@hanpan/client';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, watchErrors } from '../accessible.ts';
import { nextOffers, type Offer } from '../board.ts';
import { callsOfPage, signInOperator } from '../calls.ts';
import { Console } from '../pages/console.ts';
import { PartnerDesk } from '../pages/partner-desk.ts';
import { playedDaysAgo } from '../steps/days-ago.ts';
import { drillFigures } from '../steps/drill-figures.ts';
import { openTree, type PartnerTree, partnerPin } from '../steps/partner-tree.ts';
import { openTable } from '../table-calls.ts';
import { test } from '../test.ts';
import { openSlot } from '../vendor-calls.ts';

const cash = 500_000;
const spinStake = 1_000;
const tableStake = 10_000;
const drawStake = 5_000;
/** On the match that stays lost, and on the one that is void afterwards. */
const lostStake = 100_000;
const voidStake = 20_000;
const given = 50_000;
/** Of what the store has to itself: one per cent of the stakes that count, half a per cent for each above. */
const ofStore = 100;
const ofDistributor = 50;
/** Of what is lost: ten per cent for the store, five for each above. */
const losingOfDistributor = 500;

/** A rate in basis points of a stake, rounded down bet by bet. */
const share = (stake: number, basisPoints: number) => Math.floor((stake * basisPoints) / 10_000);

const won = (amount: number) => amount.toLocaleString('ko');

// What is missing on a page is said at once, not at the end of the journey.
test.use({ actionTimeout: 30_000 });

test('[MS-05][RL-02] a week of a tree of five levels: play, rolling, a bet settled again, a settlement, money given and taken back', async ({
  browser,
  page,
}) => {
  const supervisor = await signInOperator('supervisor');
  const tree = await openTree(supervisor.call, cash);
  const errors = watchErrors(page);
  const desk = new PartnerDesk(page);
  const [storeId = '', distributorId = ''] = tree.ids.toReversed();

  const voidEventId =
    await test.step('the member plays a slot, a table and a draw, and loses two bets on matches', () =>
      play(tree, supervisor.call));

  await test.step('the store has its rolling of every stake, and the figure is the sum of its bets', async () => {
    const stakes = [spinStake, tableStake, drawStake, lostStake, voidStake];
    await desk.signIn(storeId);
    await rollingIs(desk, rollingOf(...stakes));
    await expect(desk.figure('정산된 베팅').first()).toContainText(
      won(stakes.reduce((sum, stake) => sum + stake, 0)),
    );
    await expectAccessible(page, 'the overview of a partner');
    await desk.figure('내 롤링').getByRole('link').click();
    await desk.isAt('회원별 정산');
    await expect(desk.rowOf('회원별 정산', tree.member.memNick)).toContainText(won(rollingOf(...stakes)));
    await expect(desk.rowOf('정산된 베팅', tree.member.memNick)).toHaveCount(stakes.length);
    for (const family of ['슬롯', '카지노', '미니게임', '스포츠'])
      await expect(desk.rowOf('정산된 베팅', family).first()).toBeVisible();
    await expectAccessible(page, 'the commission of a partner');
  });

  await test.step('one match is void after all: what was given for its stake is clawed back', async () => {
    await supervisor.call('/api/console/sports/result', {
      eventId: voidEventId,
      kind: 'void',
      reason: '여정',
      idempotencyKey: crypto.randomUUID(),
    });
    await desk.go('파트너 현황', '파트너 현황');
    await rollingIs(desk, rollingOf(spinStake, tableStake, drawStake, lostStake));
    await desk.go('회원별 정산', '회원별 정산');
    await expect(desk.rowOf('정산된 베팅', '재정산 회수')).toContainText(won(share(voidStake, ofStore)));
    await drillFigures(desk);
  });

  await test.step('an operator settles the days that are over, and confirms what it sees', async () => {
    await playedDaysAgo(tree.member.memId);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await settle(await context.newPage());
    await context.close();
  });

  await test.step('the distributor above sees its part of each game, line by line down to the bet', async () => {
    await desk.signOut();
    await desk.signIn(distributorId);
    await desk.go('정산', '정산 내역');
    await desk.rowOf('정산 내역', '완료').click();
    const line = (kind: string, game: string) => desk.rowOf(/^커미션 명세/, kind).filter({ hasText: game });
    await expect(line('루징', '스포츠')).toContainText(won(share(lostStake, losingOfDistributor)));
    await expectAccessible(page, 'a settlement of a partner');
    const slot = line('롤링', '슬롯');
    await expect(slot).toContainText(won(share(spinStake, ofDistributor)));
    await slot.getByRole('link').click();
    await desk.isAt('회원별 정산');
    await desk.rowOf('회원별 정산', tree.member.memNick).click();
    await expect(desk.rowOf('정산된 베팅', tree.member.memNick)).toHaveCount(1);
  });

  await test.step('its comp is the rolling of its bets and what the settlement gave, to the won', async () => {
    const own = callsOfPage(page);
    const { list } = await own('/api/partner/calculations', {});
    const credit = list.find(({ state }) => state === 'done')?.creditAmount ?? 0;
    const rolling = [spinStake, tableStake, drawStake, lostStake].reduce(
      (sum, stake) => sum + share(stake, ofDistributor),
      0,
    );
    await expect
      .poll(async () => (await own('/api/cash/getUserCash', {})).compAmt, { timeout: 60_000 })
      .toBe(rolling + credit);
  });

  await test.step('money is given to the store and taken back with the own password', () =>
    moveMoney(desk, supervisor.call, tree));

  expect(await foreignRow(page, tree)).toBe('PT06');
  const { mismatchCount } = await supervisor.call('/api/console/ledger/check', {});
  expect(mismatchCount).toBe(0);
  expect(errors).toEqual([]);
});

/** What the store has of these stakes. */
function rollingOf(...stakes: number[]): number {
  return stakes.reduce((sum, stake) => sum + share(stake, ofStore), 0);
}

/** A bet on the round of the powerball that is open, once it is drawn. */
async function betOnDraw(member: Caller): Promise<void> {
  await expect(async () => {
    const { round, markets } = await member('/api/minigame/board', { game: 'powerball' });
    const [market] = markets;
    const choice = market?.selections.find(({ odds }) => odds !== null && odds > 1.6);
    if (round === null || market === undefined || !choice?.odds) throw new Error('nothing is for sale');
    await member('/api/minigame/bet', {
      game: 'powerball',
      day: round.day,
      round: round.round,
      market: market.market,
      pick: choice.pick,
      odds: choice.odds,
      stake: drawStake,
      idempotencyKey: crypto.randomUUID(),
    });
  }).toPass({ timeout: 120_000 });
  await expect
    .poll(
      async () => {
        const { list } = await member('/api/bet/betlistNew', { groupKey: 'mini' });
        return list.filter(({ type }) => type === 'win' || type === 'lose').length;
      },
      { timeout: 180_000 },
    )
    .toBe(1);
}

/** A bet on the side of a match that is going to lose. */
async function betToLose(member: Caller, offer: Offer, stake: number): Promise<number> {
  const { bet } = await member('/api/bet/betProc', {
    stake,
    oddsPolicy: 'all',
    legs: [{ selectionId: offer.selectionId, odds: offer.odds }],
    idempotencyKey: crypto.randomUUID(),
  });
  return bet.betIdx;
}

/** The other side wins, one to nil. */
async function loses(operator: Caller, offer: Offer): Promise<void> {
  await expect.poll(() => Date.now(), { timeout: 300_000 }).toBeGreaterThan(offer.startsAtMs + 1_000);
  const isHome = offer.label.includes(`${offer.game.split(' 대 ')[0]} 승`);
  const [home, away] = isHome ? [0, 1] : [1, 0];
  await operator('/api/console/sports/result', {
    eventId: offer.eventId,
    kind: 'result',
    ending: 'played',
    scores: [{ scope: 'match', home, away }],
    reason: '여정',
    idempotencyKey: crypto.randomUUID(),
  });
}

async function betOnMatches(member: Caller, operator: Caller): Promise<number> {
  const [lost, voided] = await nextOffers(member, { count: 2, afterSeconds: 15, minOdds: 1.6 });
  if (lost === undefined || voided === undefined) throw new Error('there are no such matches');
  const bets = [await betToLose(member, lost, lostStake), await betToLose(member, voided, voidStake)];
  await loses(operator, lost);
  await loses(operator, voided);
  for (const betIdx of bets)
    await expect
      .poll(async () => (await member('/api/bet/sportBetlist', { betIdx })).list[0]?.status)
      .toBe('FAIL');
  return voided.eventId;
}

/** A table without a tie: on a tie the stake counts for nothing, and a partner has no rolling of it. */
async function playVendorGames(member: Caller): Promise<void> {
  const slot = await openSlot(member);
  expect(await slot.spin(spinStake, crypto.randomUUID())).toBeDefined();
  await slot.leave();
  const table = await openTable(member, 'cheongsa-roulette');
  await table.bet('red', tableStake);
  await table.leave();
}

/** Something of every family, at the same time. Returns the match that is void afterwards. */
async function play({ member }: PartnerTree, operator: Caller): Promise<number> {
  const [eventId] = await Promise.all([
    betOnMatches(member.call, operator),
    betOnDraw(member.call),
    playVendorGames(member.call),
  ]);
  return eventId;
}

/** Rolling is booked within moments of a settlement; the overview is read again until it shows it. */
async function rollingIs(desk: PartnerDesk, amount: number): Promise<void> {
  await expect(async () => {
    await desk.page.reload();
    await expect(desk.figure('내 롤링')).toContainText(won(amount), { timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
}

async function settle(page: Page): Promise<void> {
  const desk = new Console(page);
  // The supervisor's session is that of the calls.
  await desk.signIn('operator');
  await page.goto('/console/partner-settlements');
  const compute = page.getByRole('button', { name: '정산 계산' });
  await expect(compute).toBeEnabled();
  await compute.click();
  await page.getByRole('button', { name: '정산 확인' }).click();
  const question = page.getByRole('alertdialog');
  await expectAccessible(page, 'a settlement to confirm');
  await question.getByRole('button', { name: '정산 확인' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: '완료' }).first()).toBeVisible();
}

/** The distributor gives to the store, is refused without its password, and takes the same back with it. */
async function moveMoney(desk: PartnerDesk, operator: Caller, { ids }: PartnerTree): Promise<void> {
  const { page } = desk;
  const [storeId = '', distributorId = ''] = ids.toReversed();
  await operator('/api/console/adjustment/ask', {
    memId: distributorId,
    direction: 'credit',
    amount: given,
    reason: '여정',
    idempotencyKey: crypto.randomUUID(),
  });
  await page.goto(`/RN0/give?memId=${storeId}`);
  const form = page.getByRole('form', { name: /(에게 지급|에게서 회수)$/ });
  const question = page.getByRole('alertdialog');
  const move = async (kind: '지급' | '회수') => {
    await form.getByRole('textbox', { name: /^금액/ }).fill(String(given));
    const press = `${won(given)}원 ${kind}`;
    await form.getByRole('button', { name: press }).click();
    await question.getByRole('button', { name: press }).click();
    await expect(question).toBeHidden();
  };
  await move('지급');
  await expect(desk.rowOf('지급·회수 내역', storeId)).toHaveCount(1);
  await form.getByRole('radio', { name: '회수' }).check();
  await form.getByRole('textbox', { name: /^금액/ }).fill(String(given));
  await form.getByRole('button', { name: `${won(given)}원 회수` }).click();
  await expect(form.getByText('환전 비밀번호를 입력해 주세요.')).toBeVisible();
  await form.getByLabel(/^내 환전 비밀번호/).fill(partnerPin);
  await move('회수');
  await expect(desk.rowOf('지급·회수 내역', storeId)).toHaveCount(2);
  await expectAccessible(page, 'giving money');
}

/** RL-02: what a partner asks for outside its tree is refused. */
async function foreignRow(page: Page, { ids }: PartnerTree): Promise<string> {
  const head = ids[0] as string;
  return page.evaluate(async (memId) => {
    const key = document.querySelector<HTMLMetaElement>('meta[name="hanpan-site"]')?.content ?? '';
    const response = await fetch('/api/partner/rates', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: key },
      body: JSON.stringify({ memId }),
    });
    return ((await response.json()) as { resultCode: string }).resultCode;
  }, head);
}
