-- The main page tells what members of one site won last. Other sites may have settled any number of facts since, so a
-- site's wins are found by its own index, which holds nothing but wins and costs a lost bet nothing.
create index play_settlement_wins on play_settlement (site_id, xid, id) where sign = 1 and result > 0;
