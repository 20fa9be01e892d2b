/** What begins for a member, and an insert that would begin it past every call: $1 is the member and $2 its site. */
export type Beginning = readonly [what: string, statement: string];

/** Those that begin for nobody whose account is closed or dormant. */
export const beginnings: readonly Beginning[] = [
  [
    'game',
    `insert into game_session (token_hash, site_id, member_id, vendor_id, game_key, opened_at, seen_at, expires_at)
     values (sha256('x'), $2, $1, 1, 'x', now(), now(), now())`,
  ],
  [
    'bet',
    `insert into bet (site_id, member_id, receipt_id, status, stake, total_odds_milli, possible_win, placed_at)
     values ($2, $1, 'x', 'BET', 100, 2000, 200, now())`,
  ],
  [
    'bet on a round',
    `insert into minigame_bet select b.* from jsonb_populate_record(null::minigame_bet,
       jsonb_build_object('member_id', $1::bigint, 'site_id', $2::int)) b`,
  ],
  [
    'deposit',
    `insert into cash_request (site_id, member_id, kind, amount, receipt_id, applied_at, due_at)
     values ($2, $1, 'in', 100, 'x', now(), now())`,
  ],
  [
    'transfer to a vendor',
    `insert into game_transfer (id, site_id, member_id, vendor_id, direction, asked_amount, asked_at, next_attempt_at)
     values (gen_random_uuid(), $2, $1, 1, 'in', 100, now(), now())`,
  ],
];
