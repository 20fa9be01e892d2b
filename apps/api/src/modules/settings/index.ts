export { settingsHandlers } from './handlers.ts';
export { localesOf, type SiteSettings, settingsOf, settingsOfSite, textParamsOf } from './site-settings.ts';
export { insertBank } from './store.ts';
