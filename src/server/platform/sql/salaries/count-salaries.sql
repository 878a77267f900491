-- A company counts the salaries that were reported of it.
SELECT content.keep_count(
  counted => 'research.salaries', counted_key => ARRAY['company_id'],
  keeper => 'research.company_figures', keeper_key => ARRAY['company_id'],
  counts => ARRAY['salaries', '(waits_until IS NULL)::integer * reports'], on_update => true
);
