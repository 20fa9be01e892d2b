-- What corrects a movement is booked in the round of that one, and what is returned of a bet in the round of the bet, whatever round they
-- name. What is about them in turn belongs there too; null: it was booked in the round that it names.
alter table vendor_transaction add column booked_round text;
