export { type FourEyesRule, fourEyesOf } from './four-eyes-settings.ts';
export { settingsPlug } from './plug.ts';
export { localesOf, type SiteSettings, settingsOf, settingsOfSite, textParamsOf } from './site-settings.ts';
export { insertBank, isUnderMaintenance } from './store.ts';
