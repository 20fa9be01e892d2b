-- A message that its member deleted stays for as long as messages are kept, out of sight: it may have told of money.
alter table message add column deleted_at timestamptz;
create index message_kept on message (site_id, sent_at);

-- Popups of every page, popups after logging in, and when, where and to whom banners and popups are shown.
alter table banner
  drop constraint banner_kind_check,
  add constraint banner_kind_check check (kind in ('main', 'popup', 'login')),
  add column layout text not null default 'both' check (layout in ('both', 'desktop', 'mobile')),
  -- Null: to readers of every language.
  add column locales text[] check (locales <@ '{ko,en,vi}'),
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add constraint banner_period check (ends_at > starts_at);
