-- The one statement that locks members, for the member module's own code and for functions of others that decide in SQL.
-- The lower id first, so that two movements that cross each other never wait in a ring.
create function member_lock(in_ids bigint[]) returns setof member language sql rows 10 set search_path = public, pg_temp as $$
  select * from member where id = any(in_ids) order by id for no key update
$$;
grant execute on function member_lock to hanpan_app;
