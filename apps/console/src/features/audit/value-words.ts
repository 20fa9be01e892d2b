import {
  consoleAuditFieldTexts,
  consoleAuditValueTexts,
  consoleBannerTexts,
  consoleBoardTexts,
  consoleHarmTexts,
  consoleReportDeskTexts,
  consoleStaffTexts,
  giveTexts,
  matchTexts,
  pointTexts,
  rewardTexts,
} from '@hanpan/messages';

/** Words that the pages have for values of the program, and those that only the log has. */
export const valueTexts = {
  ...consoleAuditFieldTexts,
  ...consoleAuditValueTexts,
  ...consoleBannerTexts,
  ...consoleBoardTexts,
  ...consoleHarmTexts,
  ...consoleReportDeskTexts,
  ...consoleStaffTexts,
  ...giveTexts,
  ...matchTexts,
  ...pointTexts,
  ...rewardTexts,
};

/** Where the words of a field's values stand, by its name. */
const placeOfField: Readonly<Record<string, string>> = {
  roles: 'consoleStaff.role',
  worth: 'reward.coupon.worth',
  kinds: 'consoleHarm.kind',
  outcome: 'consoleHarm.outcome',
  art: 'consoleBanner.art',
  layout: 'consoleBanner.layout',
  locales: 'consoleAudit.named',
  boardType: 'consoleBoard.board',
  category: 'consoleBoard.category',
  report: 'consoleReportDesk.report',
  every: 'consoleReportDesk.every',
  partnerRank: 'give.rank',
  scope: 'match.scope',
};

/** What a `kind` is depends on what was done. */
const placeOfKind: Readonly<Record<string, string>> = {
  banner: 'consoleBanner.kind',
  point: 'point.kind',
};

/** The keys that words for a value may have, should there be any: those of its page before those of the log. */
export function wordsKeysOf(action: string, name: string, value: string): readonly string[] {
  const [part = ''] = action.split('.');
  const place = name === 'kind' ? placeOfKind[part] : placeOfField[name];
  const own = `consoleAudit.said.${name}.${value}`;
  return place === undefined ? [own] : [`${place}.${value}`, own];
}

const amounts = /(?:^a|A)mount$|Amt$|Stake$|^(?:fundsCap|largestWin)$/;
const shares = /asisPoints$|^(?:share|limitShare)$/;
const moments = /At$|Until$|^(?:until|placedFrom|placedTo|validUntil)$/;

/** What kind of number or moment a field holds, by its name; undefined where it is neither. */
export function measureOf(name: string, value: string): 'amount' | 'share' | 'moment' | undefined {
  if (/^-?\d+$/.test(value)) {
    if (amounts.test(name)) return 'amount';
    return shares.test(name) ? 'share' : undefined;
  }
  return moments.test(name) && !Number.isNaN(Date.parse(value)) ? 'moment' : undefined;
}
