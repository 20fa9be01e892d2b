import type { SiteSettings } from '../site-settings.ts';

/** Every address of others that a site shows to its members, each once. */
export function linksOf({ help }: Pick<SiteSettings, 'help'>): readonly string[] {
  const shown = [...help.lines, ...help.complaintsTo, ...help.regulators].map(({ link }) => link);
  return [...new Set(shown)].filter((link) => link !== '');
}
