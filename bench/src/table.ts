import { type Browser, chromium, type Page } from '@playwright/test';
import { end, install } from './api-process.ts';
import { type BenchDatabase, withBenchDatabase } from './bench-database.ts';
import { findChromium } from './lighthouse.ts';
import { report, say } from './results.ts';
import { round } from './stopwatch.ts';

/**
 * The members page of the console with 100,000 members, scrolled for ten seconds as a hand on a wheel does it and a hand on
 * the scroll bar: how long the longest task was that held the page up.
 *   npm run bench -- table [members]
 */
const usualMembers = 100_000;
const members = Number(process.argv[2] ?? usualMembers);
const scrollMs = 10_000;
const turnMs = 40;
const turnPx = 900;
/** After so many turns of the wheel the bar is dragged to another place. */
const turnsBeforeDrag = 50;
const settleMs = 2_000;
const view = { width: 1_440, height: 900 };

const operator = { operatorId: 'supervisor', password: 'hanpan-demo-1' };

/** Copies of a demo member under names of their own. */
async function addMembers({ owner }: BenchDatabase): Promise<number> {
  await owner.run(
    `insert into member (site_id, mem_id, nickname, password_hash, pin_hash, phone_cipher, phone_index, bank_code,
       account_cipher, account_index, holder_name, parent_id, applied_at, level, status)
     select m.site_id, 'bench' || n, 'Bench' || n, m.password_hash, m.pin_hash, m.phone_cipher, sha256(('phone' || n)::bytea), m.bank_code,
            m.account_cipher, sha256(('account' || n)::bytea), m.holder_name, m.parent_id, m.applied_at - n * interval '1 minute',
            1 + n % 5, 'active'
       from member m cross join generate_series(1, $1) n where m.mem_id = 'member01'`,
    [members],
  );
  await owner.run('analyze');
  const row = await owner.row<{ count: number }>(
    "select count(*)::int as count from member where partner_rank = 'NORMAL'",
  );
  return row?.count ?? 0;
}

async function openMembers(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: view, locale: 'ko-KR' });
  await page.goto(`${url}/console/`);
  await page.getByRole('textbox').first().fill(operator.operatorId);
  await page.locator('input[type="password"]').fill(operator.password);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation').first().waitFor();
  await page.goto(`${url}/console/members`);
  await page.locator('tr[aria-rowindex="2"]').waitFor();
  return page;
}

/** What runs in the page is text: the programs of the bench know no document. */
const startNoting = `window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask' });`;

/** Drags the bar of the box that scrolls the table to a share of its way. */
const dragging = (share: number) => `{
  let box = document.querySelector('tbody');
  while (box && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement;
  if (box) box.scrollTop = box.scrollHeight * ${share};
}`;

/** Returns the places that were reached, from 1. */
async function scroll(page: Page): Promise<number[]> {
  const places: number[] = [];
  await page.mouse.move(view.width / 3, view.height / 2);
  const until = performance.now() + scrollMs;
  for (let turn = 1; performance.now() < until; turn += 1) {
    if (turn % turnsBeforeDrag === 0) {
      await page.evaluate(dragging((turn / turnsBeforeDrag / 5) % 1));
      await page.waitForTimeout(turnMs * 5);
    }
    await page.mouse.wheel(0, turnPx);
    await page.waitForTimeout(turnMs);
    if (turn % 10 === 0) {
      const at = await page.locator('tr[data-at]').nth(20).getAttribute('aria-rowindex');
      places.push(Number(at));
    }
  }
  return places;
}

async function measure(database: BenchDatabase, folder: string): Promise<void> {
  const installation = await install(database, folder);
  const server = await installation.start();
  const rows = await addMembers(database);
  say(`${rows} members`);
  const browser = await chromium.launch({ executablePath: await findChromium() });
  try {
    const page = await openMembers(browser, installation.url.replace('127.0.0.1', 'localhost'));
    await page.evaluate(startNoting);
    const places = await scroll(page);
    await page.waitForTimeout(settleMs);
    const tasks = await page.evaluate<number[]>('window.longTasks');
    const [drawn, waiting] = await Promise.all([
      page.locator('tr[data-at]').count(),
      page.locator('tr[aria-busy]').count(),
    ]);
    if (waiting > 0) throw new Error(`${waiting} of ${drawn} rows never came`);
    await report(
      'table',
      { rows, longest_task_ms: round(Math.max(0, ...tasks)) },
      { long_tasks: tasks.length, drawn_rows: drawn, farthest_row: Math.max(...places) },
    );
  } finally {
    await browser.close();
    await end(server);
  }
}

await withBenchDatabase(8, measure);
