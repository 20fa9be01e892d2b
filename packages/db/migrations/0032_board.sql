-- What members and operators write: the board, notices, questions to support (qna) and the FAQ, in one table each for
-- posts, their words, their comments and their pictures. Only the board module writes them.
create table board_post (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  board text not null check (board in ('board', 'notice', 'qna', 'faq')),
  category text not null check (category in ('normal', 'event', 'notice', 'account', 'cash', 'bet', 'game')),
  inquiry_type text check (inquiry_type in ('bankaccount', 'etc')),
  member_id bigint references member,
  operator text,
  is_pinned boolean not null default false,
  posted_at timestamptz not null,
  edited_at timestamptz,
  -- Of a question: when an operator has answered what was asked last; null while it waits.
  answered_at timestamptz,
  hidden_at timestamptz,
  hidden_by text,
  deleted_at timestamptz,
  check ((member_id is null) <> (operator is null)),
  check ((hidden_at is null) = (hidden_by is null)),
  constraint qna_is_asked check ((board = 'qna') = (inquiry_type is not null)
    and (board <> 'qna' or member_id is not null)),
  constraint answered_is_qna check (answered_at is null or board = 'qna'),
  constraint members_write_plainly check (member_id is null or (category = 'normal' and not is_pinned
    and board in ('board', 'qna')))
);
create index board_post_list on board_post (site_id, board, is_pinned desc, posted_at desc, id desc)
  where deleted_at is null;
create index board_post_of_member on board_post (member_id, posted_at desc) where member_id is not null;
create index board_post_waiting on board_post (site_id, posted_at)
  where board = 'qna' and answered_at is null and deleted_at is null;
create index board_post_deleted on board_post (deleted_at) where deleted_at is not null;

-- A member writes in one language ('any'), operators in those of the site. `body` is text or, of operators, HTML that
-- was cleaned when it was saved; `plain` is what a reader sees of it, for the search.
create table board_text (
  post_id bigint not null references board_post on delete cascade,
  locale text not null check (locale in ('any', 'ko', 'en', 'vi')),
  title text not null check (title <> ''),
  body text not null,
  plain text not null,
  primary key (post_id, locale)
);

create table board_comment (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  post_id bigint not null references board_post on delete cascade,
  member_id bigint references member,
  operator text,
  body text not null,
  -- A text of the site itself, which is read in the reader's language, in place of a body.
  words text check (words in ('accountSent')),
  posted_at timestamptz not null,
  edited_at timestamptz,
  hidden_at timestamptz,
  hidden_by text,
  deleted_at timestamptz,
  check ((member_id is null) <> (operator is null)),
  check ((body = '') = (words is not null)),
  check ((hidden_at is null) = (hidden_by is null))
);
create index board_comment_of_post on board_comment (post_id, id) where deleted_at is null;
create index board_comment_of_member on board_comment (member_id, posted_at desc) where member_id is not null;
create index board_comment_deleted on board_comment (deleted_at) where deleted_at is not null;

-- A picture is the bytes that our own encoder made of an upload. Its address is its token, which nobody can guess.
create table board_image (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  token text not null unique check (token ~ '^[0-9a-f]{32}$'),
  member_id bigint references member,
  operator text,
  post_id bigint references board_post on delete cascade,
  ord smallint not null default 0,
  width smallint not null,
  height smallint not null,
  content bytea not null,
  uploaded_at timestamptz not null,
  check ((member_id is null) <> (operator is null))
);
create index board_image_of_post on board_image (post_id, ord) where post_id is not null;
create index board_image_unused on board_image (uploaded_at) where post_id is null;
create index board_image_unused_of_member on board_image (member_id) where post_id is null and member_id is not null;

-- For the queue of the console.
create view board_waiting as
  select site_id, posted_at from board_post
   where board = 'qna' and answered_at is null and deleted_at is null and hidden_at is null;
revoke insert, update, delete on board_waiting from hanpan_app;
