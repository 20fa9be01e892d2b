export { bankNameIn, type NamedBank } from './bank-name.ts';
export {
  demandsFactorOfPartners,
  demandsSecondFactor,
  isAddressRange,
  mayEnterConsole,
} from './console-addresses.ts';
export { isZoneFixed } from './desk/fixed-zone-store.ts';
export { judgeChanges } from './desk/judge-changes.ts';
export { referrerProblem } from './desk/referrer-problem.ts';
export { type FourEyesRule, fourEyesOf } from './four-eyes-settings.ts';
export { isUnderMaintenance } from './maintenance/store.ts';
export { settingsPlug } from './plug.ts';
export {
  localesOf,
  type SiteSettings,
  settingsFrom,
  settingsOf,
  settingsOfSite,
  textParamsOf,
  zonesOfSites,
} from './site-settings.ts';
export { insertBank, listBanks } from './store.ts';
