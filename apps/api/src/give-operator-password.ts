import { SetupRefused } from '@hanpan/db';
import type { ApplicationServices } from './application-services.ts';
import { givePassword, lockOperatorsOfId } from './modules/console/index.ts';

export interface NamedOperator {
  readonly operatorId: string;
  /** Needed where two sites have an operator of this id. */
  readonly siteKey: string | null;
}

/** A new password for an operator, which is kept nowhere. Throws SetupRefused where the name is nobody's, or two people's. */
export async function giveOperatorPassword(
  services: ApplicationServices,
  { operatorId, siteKey }: NamedOperator,
): Promise<string> {
  return services.database.transaction(async (tx) => {
    const [operator, ...others] = await lockOperatorsOfId(tx, operatorId, siteKey);
    if (operator === undefined)
      throw new SetupRefused(
        `There is no operator ${operatorId}${siteKey === null ? '' : ` at the site ${siteKey}`}. No password was changed.`,
      );
    if (others.length > 0)
      throw new SetupRefused(
        `There is an operator ${operatorId} at more than one site: say which with --site ${[operator, ...others].map((each) => each.siteKey).join(' or --site ')}. No password was changed.`,
      );
    return givePassword(services, tx, operator);
  });
}
