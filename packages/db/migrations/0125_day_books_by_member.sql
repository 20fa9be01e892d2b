-- What a member may still win today is looked up for every slip. With the day alone an index leads to everybody who bet today,
-- and the planner takes it where the table is small when it plans.
drop index member_day_book_day;
create index member_day_book_day on member_day_book (day, member_id);
