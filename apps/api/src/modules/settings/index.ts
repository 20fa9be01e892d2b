export { settingsPlug } from './plug.ts';
export { localesOf, type SiteSettings, settingsOf, settingsOfSite, textParamsOf } from './site-settings.ts';
export { insertBank } from './store.ts';
