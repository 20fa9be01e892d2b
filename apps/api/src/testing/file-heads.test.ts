import {
  consoleBetsCsv,
  consoleCashCsv,
  consolePointsCsv,
  everyExport,
  exportHref,
  partnerMembersCsv,
  reportTableCsv,
  walletStatementCsv,
  workbookOf,
} from '@hanpan/contract';
import { consoleReportDeskTexts, fileHeadTexts, type Locale, locales } from '@hanpan/messages';
import { expect, test } from 'vitest';
import { titleOf } from '../kernel/file-head.ts';
import { readWorkbook } from './read-workbook.ts';
import { createWorld, newKey, type Person } from './world.ts';

const world = await createWorld();

type Query = Readonly<Record<string, string | number>>;

async function load(
  caller: Person,
  spec: { readonly path: `/api/${string}` },
  query: Query,
  locale: Locale = 'ko',
) {
  const { 'content-type': _, ...headers } = caller.headers;
  const url = exportHref(spec as Parameters<typeof exportHref>[0], { reason: 'an audit', ...query });
  const response = await world.app.inject({
    method: 'GET',
    url,
    headers: { ...headers, 'accept-language': locale },
  });
  expect([url, response.statusCode]).toEqual([url, 200]);
  return response;
}

async function linesOf(
  caller: Person,
  spec: { readonly path: `/api/${string}` },
  query: Query,
  locale?: Locale,
) {
  const { body } = await load(caller, spec, query, locale);
  expect(body.startsWith('\uFEFF# ')).toBe(true);
  return body.slice(1).trimEnd().split('\r\n');
}

test('[OPS-14] every file has a title, and each list has the same one as text and as a spreadsheet', () => {
  for (const spec of everyExport) expect(Object.keys(titleOf(spec))).toEqual([...locales]);
});

test('[OPS-14] a file begins with its site, title, days, time zone, moment and author, then come its columns', async () => {
  const site = await world.addSite();
  const desk = await world.operator('supervisor', site);
  const { operator } = await desk.call('/api/console/me', {});
  const query = { report: 'family', from: '2026-11-01', to: '2026-11-10' };
  const lines = await linesOf(desk, reportTableCsv, query);
  const now = lines[4]?.split(',')[1] ?? '';
  expect(now).toMatch(/\+09:00$/);
  expect(Date.parse(now)).toBe(world.clock.read());
  expect(lines.slice(0, 7)).toEqual([
    `# 사이트,${site.key}`,
    `# 보고서,${consoleReportDeskTexts['consoleReportDesk.report.family'].ko}`,
    '# 기간,2026-11-01 ~ 2026-11-10',
    '# 시간대,Asia/Seoul',
    `# 작성 시각,${now}`,
    `# 작성자,${operator.name}`,
    '# 조건,report=family',
  ]);
  expect(lines[7]).toMatch(/^family,/);
});

test.each([
  ['ko', '내역 없음'],
  ['en', 'No Activity'],
  ['vi', 'Không phát sinh'],
] as const)('[OPS-14] where there is nothing to report the file says so: %s', async (locale, words) => {
  const site = await world.addSite();
  const desk = await world.operator('supervisor', site);
  const lines = await linesOf(desk, consoleBetsCsv, { from: '2026-11-01', to: '2026-11-02' }, locale);
  expect(lines.at(-2)).toMatch(/^receiptId,/);
  expect(lines.at(-1)).toBe(`# ${words}`);
  const sheet = readWorkbook((await load(desk, workbookOf(consoleBetsCsv), {}, locale)).rawPayload).get('1');
  expect(sheet?.at(-1)).toEqual([`# ${words}`]);
  expect(sheet?.[0]).toEqual([`# ${fileHeadTexts['fileHead.site'][locale]}`, site.key]);
});

test('[OPS-14] a list with rows does not say that there are none, and names its choice; without days it is as it stood', async () => {
  const site = await world.addSite();
  const [desk, member] = [await world.operator('supervisor', site), await world.member({ site })];
  await desk.call('/api/console/point/give', {
    idempotencyKey: newKey(),
    memberKey: member.key,
    amount: 7,
    reason: 'for the test',
  });
  const lines = await linesOf(desk, consolePointsCsv, { search: member.memId }, 'en');
  expect(lines[2]).toBe('# Interval,the beginning to when it was made');
  expect(lines.find((line) => line.startsWith('# Filter'))).toContain(`search=${member.memId}`);
  expect(lines.at(-1)).toContain(member.memId);
  expect(lines.join('\n')).not.toContain('No Activity');
});

test('[OPS-14] what a filter says stays in its line, and a # among the data is quoted: who leaves comments out loses nothing', async () => {
  const site = await world.addSite();
  const [desk, member] = [await world.operator('supervisor', site), await world.member({ site })];
  await desk.call('/api/console/point/give', {
    idempotencyKey: newKey(),
    memberKey: member.key,
    amount: 7,
    reason: 'order #7',
  });
  const lines = await linesOf(desk, consolePointsCsv, {}, 'en');
  expect(lines.at(-1)).toContain(',"order #7"');
  const none = await linesOf(desk, consolePointsCsv, { search: 'a\nb' }, 'en');
  expect(none.find((line) => line.startsWith('# Filter'))).toContain('search=a b');
  expect(none.at(-1)).toBe('# No Activity');
  expect(none.every((line) => !line.includes('\n'))).toBe(true);
});

test('[OPS-14] a program asks for the columns alone, and then has nothing else', async () => {
  const site = await world.addSite();
  const desk = await world.operator('supervisor', site);
  const { body } = await load(desk, consoleCashCsv, { kind: 'in', head: 'columns' });
  expect(body).toMatch(/^\uFEFFcashIdx,[^\r\n]*\r\n$/);
  const sheet = readWorkbook(
    (await load(desk, workbookOf(consoleCashCsv), { kind: 'in', head: 'columns' })).rawPayload,
  );
  expect(sheet.get('1')).toHaveLength(1);
});

test('[OPS-14] the files of partners and members name whoever saves them', async () => {
  const head = await world.member({ rank: 'PTN_1' });
  const days = { from: '2026-11-01', to: '2026-11-03' };
  for (const spec of [partnerMembersCsv, walletStatementCsv]) {
    const lines = await linesOf(head, spec, days, 'en');
    expect(lines).toContain('# Interval,2026-11-01 to 2026-11-03');
    expect(lines).toContain(`# Made by,${head.memId}`);
    expect(lines.at(-1)).toBe('# No Activity');
  }
});

test('a name that a spreadsheet would run stands in the head as a text', async () => {
  const site = await world.addSite();
  await world.database.run("update site set name = '=HYPERLINK(1)' where id = $1", [site.id]);
  await world.changeSite(site, {});
  const desk = await world.operator('supervisor', site);
  const lines = await linesOf(desk, consoleCashCsv, { kind: 'in', sort: '-amount' });
  expect(lines[0]).toBe("# 사이트,'=HYPERLINK(1)");
});
