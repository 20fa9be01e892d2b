-- Where there were several sites, the audit log knows of which one whoever suspended something is: its own desk reads the reason.
update sports_hold h set site_id = l.site_id
  from audit_log l
 where h.site_id is null and h.released_at is null and l.action = 'sports.hold'
   and l.subject = 'event:' || h.event_id and l.detail ->> 'holdId' = h.id::text;
