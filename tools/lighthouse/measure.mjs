import lighthouse, { desktopConfig } from 'lighthouse';
import { launch } from 'puppeteer-core';

/**
 * Runs Lighthouse once on one page, in a browser of its own: as a phone on a slow connection, or as a desktop on a fast one.
 *   node measure.mjs '{"url":…,"chromium":…,"cookies":[…],"isDesktop":false}'
 * Prints one line of JSON: the figures, and what could be better.
 */
const { url, chromium, cookies, isDesktop = false } = JSON.parse(process.argv[2] ?? '{}');

const flags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-dev-shm-usage'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];
const categories = ['performance', 'accessibility', 'best-practices'];

const browser = await launch({ executablePath: chromium, args: flags, headless: true });
try {
  const page = await browser.newPage();
  if (cookies.length > 0) await browser.setCookie(...cookies);
  const settings = { onlyCategories: categories, disableStorageReset: true, locale: 'en', logLevel: 'error' };
  const result = await lighthouse(url, settings, isDesktop ? desktopConfig : undefined, page);
  if (result === undefined) throw new Error('Lighthouse gave no result');
  // The browser's own clock, without the connection that Lighthouse adds by calculation.
  const ttfbMs = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.responseStart);
  process.stdout.write(`${JSON.stringify({ ...figuresOf(result.lhr), ttfbMs })}\n`);
} finally {
  await browser.close();
}

/** @param {import('lighthouse').Result} report */
function figuresOf({ audits, categories: found, runtimeError, finalDisplayedUrl }) {
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const number = (id) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id) => Math.round((found[id]?.score ?? 0) * 100);
  const failing = categories.slice(1).flatMap((id) => found[id].auditRefs);
  return {
    url: finalDisplayedUrl,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    lcpMs: number('largest-contentful-paint'),
    fcpMs: number('first-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    speedIndexMs: number('speed-index'),
    cls: number('cumulative-layout-shift'),
    requests: (audits['network-requests']?.details?.items ?? []).map(
      ({ url: address, transferSize, resourceType }) => ({ address, transferSize, resourceType }),
    ),
    element: audits['largest-contentful-paint-element']?.details?.items?.[0]?.items?.[0]?.node?.snippet,
    shifted: (audits['layout-shifts']?.details?.items ?? []).map(({ node, score: moved }) => ({
      selector: node?.selector,
      moved,
    })),
    longTasks: (audits['long-tasks']?.details?.items ?? []).map(({ url: address, duration }) => ({
      address,
      duration,
    })),
    issues: (audits['inspector-issues']?.details?.items ?? []).map((item) =>
      JSON.stringify(item).slice(0, 600),
    ),
    failing: failing.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0).map(({ id }) => id),
  };
}
