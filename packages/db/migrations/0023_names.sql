-- What a name looks like: two names of one look are one to a reader. Compatibility forms, case, and letters and digits
-- that are told apart in no common typeface are folded; the letters of other scripts stand here for names that are older
-- than the rule that admits none.
create function name_look(name text) returns text
  language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp as $$
  select lower(translate(normalize(name, nfkc),
    E'I1|0\u1175\u110B\u1173\u00D0\u00F0\u0110' || 'АВЕЗКМНОРСТУХІЈЅаеорсухіјѕһӏ' || 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧορνικα',
    E'lllolo-\u0111\u0111\u0111' || 'abe3kmhopctyxljsaeopcyxijshl' || 'abezhlkmnoptyxopvika'))
$$;
grant execute on function name_look to hanpan_app;

-- Where members looked alike before that was looked at, they keep their nicknames, and nobody else gets one like them.
alter table member add column nickname_shared boolean not null default false;
update member set nickname_shared = true where id in (
  select id from (
    select id, row_number() over (partition by site_id, name_look(nickname) order by partner_rank = 'NORMAL', id) as place
      from member where status <> 'rejected') ranked
   where place > 1);
create unique index member_nickname_look on member (site_id, name_look(nickname))
  where status <> 'rejected' and not nickname_shared;

-- Names of members, their accounts' holders and operators hold nothing that is not seen: control and direction marks,
-- zero widths, fillers, marks without a letter. Whoever writes them; older rows stay until their name is changed.
create function refuse_unseen_letters() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  name text;
begin
  foreach name in array tg_argv loop
    if normalize(to_jsonb(new) ->> name, nfc) ~ ('[\u0001-\u001F\u007F-\u009F\u00AD\u0300-\u036F\u061C\u115F\u1160'
        || '\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2028-\u202E\u2060-\u206F\u20D0-\u20FF\u3164\uFE00-\uFE0F'
        || '\uFE20-\uFE2F\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E007F]') then
      raise exception 'a name with letters that are not seen' using errcode = 'check_violation', constraint = 'plain_name';
    end if;
  end loop;
  return new;
end $$;
create trigger member_plain_names before insert or update of mem_id, nickname, holder_name on member
  for each row execute function refuse_unseen_letters('mem_id', 'nickname', 'holder_name');
create trigger operator_plain_names before insert or update of operator_id, name on operator
  for each row execute function refuse_unseen_letters('operator_id', 'name');
