-- A dead heat is a result like the others; it carries the share of the stake that won: 'dead-heat:1/2'.
alter table selection
  drop constraint selection_result_check,
  add constraint selection_result_check check (
    result in ('win', 'half-win', 'void', 'half-lose', 'lose') or result ~ '^dead-heat:[1-9][0-9]{0,9}/[1-9][0-9]{0,9}$'),
  drop constraint selection_in_play_result_check,
  add constraint selection_in_play_result_check check (
    in_play_result in ('win', 'half-win', 'void', 'half-lose', 'lose') or in_play_result ~ '^dead-heat:[1-9][0-9]{0,9}/[1-9][0-9]{0,9}$');
alter table bet_leg
  drop constraint bet_leg_result_check,
  add constraint bet_leg_result_check check (
    result in ('win', 'half-win', 'void', 'half-lose', 'lose') or result ~ '^dead-heat:[1-9][0-9]{0,9}/[1-9][0-9]{0,9}$');
