import { type AnswerOf, type BodyOf, limitSports } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import { need } from '../../../kernel/need.ts';
import { revisionOf } from '../../../kernel/revision.ts';
import { lockSite, saveSetting, siteById } from '../../../kernel/site-store.ts';
import type { Site } from '../../../kernel/sites.ts';
import { type SiteSettings, settingsOf } from '../site-settings.ts';

type Limits = AnswerOf<'/api/console/sports/limits'>;

/** The limits of a site as they are now: what a process remembers of its settings may be some seconds old. */
export async function readLimits(
  queryable: Queryable,
  { site }: Pick<OperatorContext, 'site'>,
): Promise<Limits> {
  return presentLimits(need(await siteById(queryable, site.id), 'the site of an operator'));
}

/**
 * Sets the default amounts and the rules; the shares by sport, time and level stay. Bets are measured by them from the
 * commit on. Fails with B6055 where two rules begin at the same hour of one sport, and with T999 where the limits are
 * no longer those that were read.
 */
export async function setLimits(
  tx: Tx,
  context: OperatorContext,
  { defaults, rules, revision, reason }: BodyOf<'/api/console/sports/setLimits'>,
) {
  const places = new Set(rules.map(({ sport, fromHours }) => `${sport} ${fromHours}`));
  if (places.size < rules.length) return fail('B6055');
  const site = need(await lockSite(tx, context.site.id), 'the site of an operator');
  const before = presentLimits(site);
  if (before.revision !== revision) return fail('T999');
  await saveSetting(tx, site.id, 'liability', { ...defaults, rules });
  const after = presentLimits(need(await siteById(tx, site.id), 'the site of an operator'));
  await recordAction(tx, context, 'sports.limits', `site:${site.id}`, {
    before: withoutRevision(before),
    after: withoutRevision(after),
    reason,
  });
  return after;
}

function withoutRevision({ defaults, rules }: Limits) {
  return { defaults, rules };
}

/** Rules stand by sport, those of all sports first, and begin with the furthest from kick-off. */
function presentLimits(site: Site): Limits {
  const { liability } = settingsOf(site);
  const rules = liability.rules
    .flatMap((rule) => {
      // A name that no sport has measures no bet.
      const sport = limitSports.find((each) => each === rule.sport);
      return sport === undefined ? [] : [{ ...rule, sport }];
    })
    .toSorted((a, b) => placeOf(a.sport).localeCompare(placeOf(b.sport)) || b.fromHours - a.fromHours);
  const limits = { defaults: defaultsOf(liability), rules };
  return { ...limits, revision: revisionOf(limits) };
}

function placeOf(sport: string): string {
  return sport === 'all' ? '' : sport;
}

function defaultsOf({
  selectionAmount,
  marketAmount,
  eventAmount,
  memberEventAmount,
  memberDayAmount,
  legSetAmount,
}: SiteSettings['liability']): Limits['defaults'] {
  return { selectionAmount, marketAmount, eventAmount, memberEventAmount, memberDayAmount, legSetAmount };
}
