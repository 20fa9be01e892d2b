import type { SiteSettings } from '../site-settings.ts';
import { isPublicAddress } from './public-address.ts';

/**
 * Every address of others that a site shows to its members, each once. What the console would not take, and somebody has written into the
 * settings by other means, is called by nobody.
 */
export function linksOf({ help }: Pick<SiteSettings, 'help'>): readonly string[] {
  const shown = [...help.lines, ...help.complaintsTo, ...help.regulators].map(({ link }) => link);
  return [...new Set(shown)].filter(isPublicAddress);
}
