import { arrayOf, from, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** The companies of which a site, a career site or the domain of addresses is known, by name. */
export const companySites = defineStatement({
  name: 'company.sites',
  parameters: [],
  columns: {
    name: from('c.name', text),
    sites: from(`array_remove(array[c.domain, p.website, p.career_site_url], null)`, arrayOf(text)),
  },
  text: `select c.name, array_remove(array[c.domain, p.website, p.career_site_url], null) as sites
         from catalog.companies c left join research.company_profiles p on p.company_id = c.id
         where coalesce(c.domain, p.website, p.career_site_url) is not null
         order by lower(c.name) collate "C", c.id`,
});
