-- The looks of a site are listed and counted month by month: those of other months are not read for it.
create index personal_access_of_site on personal_access (site_id, at) include (operator_id);
