-- How fast and how still the pages of the member site were, told by real visits (CWV-1): so many of a day of the site's calendar,
-- of a page, its reader, its layout and a figure, in a bucket of fixed bounds (contract, visitBounds). Counts alone: no row is of
-- anybody's visit, and none says who, when or from where.
create table report_visit_day (
  site_id smallint not null,
  day date not null,
  page text not null check (char_length(page) between 1 and 40),
  reader text not null check (reader in ('guest', 'member')),
  layout text not null check (layout in ('mobile', 'desktop')),
  figure text not null check (figure in ('lcp', 'inp', 'cls')),
  bucket smallint not null check (bucket between 0 and 63),
  visits int not null check (visits > 0),
  primary key (site_id, day, page, reader, layout, figure, bucket)
) with (fillfactor = 80);
-- What is too old is found by its day alone.
create index report_visit_day_age on report_visit_day (day);
