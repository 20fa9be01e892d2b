-- What is deleted by age is found by age. Neither column ever changes, so that updates of the rows stay cheap.
create index session_created on session (created_at);
create index idempotent_answer_created on idempotent_answer (created_at);
