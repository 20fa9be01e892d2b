import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { say } from './results.ts';

const execute = promisify(execFile);
const folder = fileURLToPath(new URL('../../tools/lighthouse/', import.meta.url));
const root = new URL('../../', import.meta.url);
const outputLimitBytes = 64 * 1_048_576;
const oneRunMs = 120_000;

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly domain: string;
}

export interface PageFigures {
  readonly url: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** From the beginning of the navigation to the first byte of the page. */
  readonly ttfbMs: number;
  readonly lcpMs: number;
  readonly fcpMs: number;
  readonly tbtMs: number;
  readonly speedIndexMs: number;
  readonly cls: number;
  readonly requests: readonly { address: string; transferSize: number; resourceType: string }[];
  /** What was painted largest. */
  readonly element?: string;
  readonly shifted: readonly { selector?: string; moved: number }[];
  readonly longTasks: readonly { address: string; duration: number }[];
  /** What the browser itself found wrong. */
  readonly issues: readonly string[];
  /** Audits of accessibility and best practices that the page fails. */
  readonly failing: readonly string[];
}

/** Lighthouse has a lock of its own and is installed the first time that it is asked for. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(`${folder}node_modules/lighthouse/package.json`)) return;
  say('installing Lighthouse');
  await execute('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
}

/** The browser of the browser tests. */
export async function findChromium(): Promise<string> {
  const { ensureChromium } = (await import(new URL('tools/chromium.mjs', root).href)) as {
    ensureChromium: (report: typeof say) => Promise<string>;
  };
  return ensureChromium(say);
}

/** One run on one page, in a browser of its own: as a phone, or as a desktop. */
export async function runLighthouse(
  url: string,
  chromium: string,
  cookies: readonly Cookie[],
  isDesktop: boolean,
): Promise<PageFigures> {
  const settings = JSON.stringify({ url, chromium, cookies, isDesktop });
  const { stdout } = await execute(process.execPath, ['measure.mjs', settings], {
    cwd: folder,
    maxBuffer: outputLimitBytes,
    timeout: oneRunMs,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as PageFigures;
}
