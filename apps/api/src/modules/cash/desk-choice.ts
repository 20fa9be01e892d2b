import type { BodyOf } from '@hanpan/contract';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { settingsOf } from '../settings/index.ts';
import { stateOf } from './cash-state.ts';
import type { DeskFilter } from './desk-store.ts';

type Chosen = Pick<BodyOf<'/api/console/cash/list'>, 'kind' | 'state' | 'quick' | 'memId' | 'sort'>;

/** Which requests an operator looks at, on screen and in a file alike. */
export function deskChoice(
  { site, operatorId }: Pick<OperatorContext, 'site' | 'operatorId'>,
  { state, ...chosen }: Chosen,
  now: Date,
): Omit<DeskFilter, 'limit' | 'offset'> {
  const { fourEyesAmount } = settingsOf(site);
  return {
    ...chosen,
    siteId: site.id,
    state: typeof state === 'number' ? stateOf(state) : state,
    looker: { operatorKey: operatorId, now, fourEyesAmount },
  };
}
