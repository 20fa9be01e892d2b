import type { CrawlRoute, Found } from './visit.ts';

export interface Look {
  readonly layout: 'desktop' | 'phone';
  readonly locale: 'ko' | 'en' | 'vi';
}

const mostShift = 0.02;

/** Whether a Korean text is the site's own: `data` is what the server has said, names of people and banks among it. */
export function isForeign(text: string, data: string): boolean {
  return (text.match(/[\uac00-\ud7af]+/g) ?? []).some((word) => !data.includes(word));
}

/** How a page moved while it was loaded, as a sentence; undefined where it stood still. */
export function movement({ shift, mover }: Found): string | undefined {
  return shift > mostShift ? `moves by ${shift.toFixed(3)}: ${mover}` : undefined;
}

/** What else is wrong with a page, each as a sentence. */
export function judge(route: CrawlRoute, found: Found, { layout, locale }: Look): string[] {
  const problems: string[] = [];
  if (found.awaited.length > 0) problems.push(`never became ready: ${found.awaited.join(', ')}`);
  if (found.width > 0) problems.push(`is ${found.width} px wider than the window`);
  if (!/^\S.* \| \S/.test(found.title)) problems.push(`has the title "${found.title}"`);
  if (locale !== 'ko' && /[\uac00-\ud7af]/.test(found.title))
    problems.push(`has a Korean title: ${found.title}`);
  problems.push(...found.keys.map((key) => `shows the key ${key}`));
  problems.push(...found.alerts.map((alert) => `says "${alert}"`));
  problems.push(...found.dead);
  const wanted = {
    header: route.layout !== 'empty',
    gnb: route.layout !== 'empty' && route.gnb && layout === 'desktop',
    bottom: route.layout !== 'empty' && layout === 'phone',
    footer: route.layout !== 'empty',
  };
  for (const part of Object.keys(wanted) as (keyof typeof wanted)[]) {
    if (found.chrome[part] !== wanted[part])
      problems.push(`${wanted[part] ? 'has no' : 'has a'} ${part}, against its meta`);
  }
  return problems;
}
