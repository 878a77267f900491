-- Counts live reports that do not wait: per benefit, and per company the reports and the reported benefits.
-- Rows are written in key order, so that two bulk writes cannot deadlock.
SELECT content.count_changes(counted => 'research.benefit_reports', name => 'benefits', on_update => true, script => $script$
  INSERT INTO research.benefit_counts AS known (company_id, code, n)
  SELECT change.company_id, code, sum(sign)
  FROM (%1$s) AS change JOIN catalog.companies AS company ON company.id = change.company_id, unnest(change.codes) AS code
  WHERE change.status = 'LIVE' AND change.waits_until IS NULL
  GROUP BY change.company_id, code HAVING sum(sign) <> 0 ORDER BY change.company_id, code
  ON CONFLICT (company_id, code) DO UPDATE SET n = known.n + excluded.n;

  FOR delta IN
    SELECT company_id, sum(sign) FILTER (WHERE status = 'LIVE' AND waits_until IS NULL) AS n FROM (%1$s) AS change GROUP BY company_id ORDER BY company_id
  LOOP
    UPDATE research.company_figures SET
      reviews_with_benefits = reviews_with_benefits + coalesce(delta.n, 0),
      benefits = (SELECT count(*) FROM research.benefit_counts WHERE company_id = delta.company_id AND n > 0)
    WHERE company_id = delta.company_id;
  END LOOP;
$script$);
