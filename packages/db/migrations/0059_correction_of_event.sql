-- What operators have corrected on an event is read with its page, and by the trading desk.
create index event_correction_of_event on event_correction (event_id, id);
