-- Counts the live photos of each company.
SELECT content.keep_count(
  counted => 'research.photos', counted_key => ARRAY['company_id'],
  keeper => 'research.company_figures', keeper_key => ARRAY['company_id'],
  counts => ARRAY['photos', '(status = ''LIVE'')::int'], on_update => true
);
