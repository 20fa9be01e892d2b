import { useCallQuery } from '@hanpan/client';
import type { Site } from '@hanpan/kit';
import type { Limits } from './model.ts';

/** The limits of the member's level; the site's own until they have come, and where they cannot be read. */
export function useCashRules(site: Site): { deposit: Limits; withdrawal: Limits } {
  const { data } = useCallQuery('/api/cash/rules', {});
  return data ?? site;
}
