-- What a question to support, or what was asked below it, said before its member changed it: a complaint is kept as it was made
-- (OPS-3), for as long as the question. Operators read it; nobody changes it.
create table board_former_text (
  id bigint generated always as identity primary key,
  post_id bigint not null references board_post on delete cascade,
  -- The comment below the question; null: the question itself, which has a title too.
  comment_id bigint references board_comment on delete cascade,
  title text,
  body text not null,
  replaced_at timestamptz not null,
  check ((comment_id is null) = (title is not null))
);
create index board_former_text_of_post on board_former_text (post_id, id);
create index board_former_text_of_comment on board_former_text (comment_id) where comment_id is not null;
-- Deleting is left to what it belongs to.
revoke update, delete on board_former_text from hanpan_app;
create trigger board_former_text_stays before update or truncate on board_former_text
  for each statement execute function ledger_refuse_change();

-- What nobody has looked at yet: the reviews are read once, and not anew for every marker.
create or replace view harm_open as
  select m.* from harm_marker m
    left join (select site_id, member_id, max(until_marker) as until_marker from harm_review group by site_id, member_id) r
      on r.site_id = m.site_id and r.member_id = m.member_id
   where m.id > coalesce(r.until_marker, 0);
create index harm_review_of_site on harm_review (site_id, member_id, until_marker);
