export { type FourEyesRule, fourEyesOf } from './four-eyes-settings.ts';
export { isUnderMaintenance } from './maintenance/store.ts';
export { settingsPlug } from './plug.ts';
export { localesOf, type SiteSettings, settingsOf, settingsOfSite, textParamsOf } from './site-settings.ts';
export { insertBank, listBanks } from './store.ts';
