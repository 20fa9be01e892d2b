import type { ResultCode } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { type Locale, lengthText } from '@hanpan/messages';
import {
  defaultMemberPolicy,
  harmKinds,
  leastMessageDays,
  postLimits,
  soundMemberPolicy,
} from '@hanpan/rules';
import { z } from 'zod';
import { listSites, siteById } from '../../kernel/site-store.ts';
import type { Site } from '../../kernel/sites.ts';
import { amountField } from './amount-field.ts';
import { betSettings } from './bet-settings.ts';
import { cashOutSettings } from './cash-out-settings.ts';
import { fourEyesSettings } from './four-eyes-settings.ts';
import { helpSettings } from './help-settings.ts';
import { liabilitySettings } from './liability-settings.ts';
import { minigameSettings } from './minigame-settings.ts';
import { rewardSettings } from './reward-settings.ts';
import { turnoverSettings } from './turnover-settings.ts';

const won = amountField;
const limits = z.object({ minAmount: won, maxAmount: won, unitAmount: won });
/** What is not set of them begins here. */
const limitsFrom = (minAmount: number, maxAmount: number, unitAmount: number) =>
  z
    .object({
      minAmount: won.prefault(minAmount),
      maxAmount: won.prefault(maxAmount),
      unitAmount: won.prefault(unitAmount),
    })
    .prefault({});
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const policy = z
  .object({
    idMinLength: z.int(),
    idMaxLength: z.int(),
    passwordMinLength: z.int(),
    passwordMaxLength: z.int(),
    passwordCharacters: z.enum(['any', 'letters-and-digits']),
    changedPasswordNeedsLetterAndDigit: z.boolean(),
    withdrawalPasswordMinLength: z.int(),
    withdrawalPasswordMaxLength: z.int(),
    nicknameMinLength: z.int(),
    nicknameMaxLength: z.int(),
    presetRecommenderId: z.string().nullable(),
    legalAgeYears: z.int(),
    birthDateRequired: z.boolean(),
    timeZone: z.string(),
  })
  .partial()
  .default({});

/** What an operator may set for a site. Every field has a default, so an empty object is a working site. */
const siteSettings = z.object({
  moneyMode: z.enum(['play', 'licensed']).default('play'),
  locales: z.array(z.enum(['ko', 'en', 'vi'])).default(['ko', 'en', 'vi']),
  timeZone: z.string().default('Asia/Seoul'),
  signupOpen: z.boolean().default(true),
  /** Shown to whoever cannot log in. */
  supportContact: z.string().max(200).default(''),
  /** From where the console opens, as addresses or networks; empty is everywhere. */
  consoleAddresses: z.array(z.object({ address: z.string(), note: z.string().default('') })).default([]),
  /** Whether operators do nothing before they have set a second factor. */
  consoleSecondFactor: z.boolean().default(false),
  /** How many of a hundred visits of the member site are measured (CWV-1); 0 is none. */
  visitPercent: z.int().min(0).max(100).default(25),
  /** Whether partners do nothing for their trees before they have set one. */
  partnerMfa: z.boolean().default(false),
  /** Whether deposits, bets and games wait until the member has accepted the terms and the privacy policy. */
  documentsRequired: z.boolean().default(false),
  /** Nobody is approved before an operator has noted that name and birth date were verified. */
  identityRequired: z.boolean().default(false),
  /** An account that nobody has used for so long becomes dormant; null never. */
  dormantAfterDays: z.int().min(30).max(3_650).nullable().default(365),
  memberPolicy: policy,
  depositOpen: z.boolean().default(true),
  deposit: limitsFrom(10_000, 5_000_000, 1_000),
  withdrawalOpen: z.boolean().default(true),
  /** Whether a withdrawal is refused unless its member was shown it before; a client of the specification has nothing to show it with. */
  withdrawalPreviewRequired: z.boolean().default(false),
  withdrawal: limitsFrom(10_000, 10_000_000, 1_000),
  withdrawalClosedFrom: timeOfDay.default('23:30'),
  withdrawalClosedTo: timeOfDay.default('00:30'),
  withdrawalRepeatMinutes: z.int().min(0).default(0),
  /** By member level: what differs from the site. */
  cashLevels: z
    .record(
      z.string().regex(/^\d+$/),
      z.object({
        deposit: limits.partial().optional(),
        withdrawal: limits.partial().optional(),
        withdrawalRepeatMinutes: z.int().min(0).optional(),
      }),
    )
    .default({}),
  depositBonuses: z
    .array(
      z.object({
        code: z.string().min(1).max(40),
        names: z.object({ ko: z.string(), en: z.string(), vi: z.string() }),
        percent: z.int().min(1).max(1_000),
        maxAmount: won,
        turnoverTimes: z.int().min(0).max(100),
        expiresDays: z.int().min(1).max(365).default(30),
        level: z.int().optional(),
        firstDepositOnly: z.boolean().default(false),
      }),
    )
    .default([]),
  depositAccount: z
    .object({
      bankName: z.string().default(''),
      accountNumber: z.string().default(''),
      accountHolder: z.string().default(''),
    })
    .prefault({}),
  cashServiceMinutes: z.int().min(1).default(5),
  /** A deposit that nobody has claimed for so long is cancelled; null never. */
  depositExpiryMinutes: z.int().min(1).max(10_080).nullable().default(60),
  ...turnoverSettings,
  /** Messages to members are deleted when they are older, or when a member has more; none before its ninety days are over. */
  message: z
    .object({
      keepDays: z.int().min(leastMessageDays).max(3_650).default(leastMessageDays),
      keepCount: z.int().min(1).max(10_000).default(200),
    })
    .prefault({}),
  ...fourEyesSettings,
  /** Whether partners may give to those below them, and take back. */
  partnerGiveOpen: z.boolean().default(true),
  partnerTakeBackOpen: z.boolean().default(true),
  pointMinAmount: won.prefault(1_000),
  ...rewardSettings,
  /** The most that a member may lose on one day of the site's calendar, whatever it plays; null is no limit. */
  dayLossLimitAmount: won.nullable().default(null),
  /** Which markers of harm are looked for, and from which sum deposits of a week and losses of a month are looked at. */
  harm: z
    .object({
      watched: z.array(z.enum(harmKinds)).default([...harmKinds]),
      floorAmount: won.prefault(1_000_000),
    })
    .prefault({}),
  /** From which amounts on an event is significant to an auditor (OPS-1). */
  significant: z
    .object({
      winAmount: won.prefault(10_000_000),
      stakeAmount: won.prefault(5_000_000),
      depositAmount: won.prefault(10_000_000),
      withdrawalAmount: won.prefault(10_000_000),
    })
    .prefault({}),
  help: helpSettings,
  ...betSettings,
  liability: liabilitySettings,
  cashOut: cashOutSettings,
  minigame: minigameSettings,
});

export type SiteSettings = Omit<z.output<typeof siteSettings>, 'memberPolicy'> & {
  readonly memberPolicy: typeof defaultMemberPolicy;
};

const parsed = new WeakMap<Site, SiteSettings>();
/** Of each site what was parsed last: it is read far more often than it changes. */
const latest = new Map<number, { readonly text: string; readonly settings: SiteSettings }>();

/** The settings of a site, with defaults filled in. Parsed once for each change of them. */
export function settingsOf(site: Site): SiteSettings {
  const known = parsed.get(site);
  if (known !== undefined) return known;
  const text = JSON.stringify(site.settings);
  const last = latest.get(site.id);
  const settings = last?.text === text ? last.settings : settingsFrom(site.settings);
  latest.set(site.id, { text, settings });
  parsed.set(site, settings);
  return settings;
}

/** Settings with defaults filled in, of what is stored of them. Throws where that is no working set. */
export function settingsFrom(stored: unknown): SiteSettings {
  const raw = siteSettings.parse(stored);
  return {
    ...raw,
    memberPolicy: soundMemberPolicy({
      ...defaultMemberPolicy,
      timeZone: raw.timeZone,
      ...raw.memberPolicy,
      // Under a licence nobody applies without an age, whatever a site sets.
      ...(raw.moneyMode === 'licensed' && { birthDateRequired: true }),
    }),
  };
}

/** The settings of a site that a job or a hook knows by its id only. */
export async function settingsOfSite(queryable: Queryable, siteId: number): Promise<SiteSettings> {
  const site = await siteById(queryable, siteId);
  if (site === undefined) throw new Error(`there is no site ${siteId}`);
  return settingsOf(site);
}

/** The time zone of every site, by its id. */
export async function zonesOfSites(queryable: Queryable): Promise<Record<string, string>> {
  const sites = await listSites(queryable);
  return Object.fromEntries(sites.map((site) => [site.id, settingsOf(site).timeZone]));
}

/** The languages of a site, its own first. */
export function localesOf(site: Site): readonly Locale[] {
  return settingsOf(site).locales;
}

/** The numbers that result texts of any call may name. */
export function textParamsOf(site: Site, code: ResultCode): Readonly<Record<string, string | number>> {
  const { memberPolicy, bet, withdrawalClosedFrom, withdrawalClosedTo } = settingsOf(site);
  const ranges: Partial<Record<ResultCode, { min: number; max: number }>> = {
    U101: { min: memberPolicy.idMinLength, max: memberPolicy.idMaxLength },
    U102: { min: memberPolicy.passwordMinLength, max: memberPolicy.passwordMaxLength },
    U105: { min: memberPolicy.nicknameMinLength, max: memberPolicy.nicknameMaxLength },
    B6001: { min: bet.minAmount, max: bet.maxAmount },
    BD01: { min: 1, max: postLimits.titleLength },
    BD02: { min: 1, max: postLimits.contentLength },
    BD03: { min: 1, max: postLimits.searchLength },
    BD07: { min: 1, max: postLimits.commentLength },
    BD11: { min: 0, max: postLimits.images },
  };
  return {
    ...ranges[code],
    digits: lengthText(memberPolicy.withdrawalPasswordMinLength, memberPolicy.withdrawalPasswordMaxLength),
    age: memberPolicy.legalAgeYears,
    from: withdrawalClosedFrom,
    to: withdrawalClosedTo,
  };
}
