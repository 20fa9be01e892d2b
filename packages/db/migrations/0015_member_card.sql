-- What other modules read of a member, in joins of their own stores. Only the member module writes and locks members.
create view member_card as
  select id, site_id, mem_id, nickname, level, partner_rank, status, parent_id, betting_allowed,
         holder_name, bank_code, cash_account
    from member;
revoke insert, update, delete on member_card from hanpan_app;

-- An id, a phone and an account belong to one person of a site, whether member or partner; a rejected applicant holds
-- none of them. Where partners shared one before that was looked at, they keep it, and nobody else gets it.
alter table member
  add column phone_shared boolean not null default false,
  add column account_shared boolean not null default false;
update member set phone_shared = true where id in (
  select id from (
    select id, row_number() over (partition by site_id, phone_index order by partner_rank <> 'NORMAL', id) as place
      from member where status <> 'rejected') ranked
   where place > 1);
update member set account_shared = true where id in (
  select id from (
    select id, row_number() over (partition by site_id, account_index order by partner_rank <> 'NORMAL', id) as place
      from member where status <> 'rejected') ranked
   where place > 1);

drop index member_mem_id, member_nickname, member_phone, member_account;
create unique index member_mem_id on member (site_id, lower(mem_id)) where status <> 'rejected';
create unique index member_nickname on member (site_id, lower(nickname)) where status <> 'rejected';
create unique index member_phone on member (site_id, phone_index) where status <> 'rejected' and not phone_shared;
create unique index member_account on member (site_id, account_index) where status <> 'rejected' and not account_shared;
-- For finding anybody by id, the rejected ones too.
create index member_by_mem_id on member (site_id, lower(mem_id));
