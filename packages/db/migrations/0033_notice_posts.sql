-- Notices become posts of the notice board, under the numbers that they had. What reads notices finds them where they
-- were, in a view.
insert into board_post (id, site_id, board, category, operator, posted_at) overriding system value
  select id, site_id, 'notice', case category when 'event' then 'event' else 'notice' end, 'setup', published_at
    from notice;
select setval(pg_get_serial_sequence('board_post', 'id'), greatest((select max(id) from board_post), 1));
insert into board_text (post_id, locale, title, body, plain)
  select n.id, l.locale, n.title ->> l.locale, '<p>' || escaped.html || '</p>', n.body ->> l.locale
    from notice n cross join (values ('ko'), ('en'), ('vi')) l (locale)
   cross join lateral (
     select replace(replace(replace(n.body ->> l.locale, '&', '&amp;'), '<', '&lt;'), '>', '&gt;') as html) escaped
   where coalesce(n.title ->> l.locale, '') <> '' and n.body ->> l.locale is not null;
drop table notice;

create view notice as
  select p.id, p.site_id, p.category, p.posted_at as published_at,
         jsonb_build_object('ko', coalesce(ko.title, en.title), 'en', coalesce(en.title, ko.title),
           'vi', coalesce(vi.title, en.title, ko.title)) as title
    from board_post p
    left join board_text ko on ko.post_id = p.id and ko.locale = 'ko'
    left join board_text en on en.post_id = p.id and en.locale = 'en'
    left join board_text vi on vi.post_id = p.id and vi.locale = 'vi'
   where p.board = 'notice' and p.hidden_at is null and p.deleted_at is null;
revoke insert, update, delete on notice from hanpan_app;
