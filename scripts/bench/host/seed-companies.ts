import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { COMPANIES_WITH_POSTS, seedPosts } from './seed-posts';

const INDUSTRIES = 60;
const CITIES = 300;
const SIZES = ['11-50', '51-200', '201-500', '1k-5k', '10k-50k'];

export async function seedCompanies(database: Database, authorship: Authorship, companies: number): Promise<void> {
  await seedPosts(database, authorship, 1);
  const sizes = SIZES.map((size) => `'${size}'`).join(', ');
  await database.execute(`
    insert into catalog.industries (id, name) select n, 'Industry ' || n from generate_series(2, ${INDUSTRIES}) n;
    insert into catalog.locations (id, name, state, weight) select n, 'Nagar ' || n, 'State ' || n % 28, ${CITIES} - n from generate_series(1, ${CITIES}) n;
    insert into catalog.companies (id, name, slug, industry_id, headquarters, weight)
      select n, 'Mill ' || md5(n::text), 'mill-' || n, 1 + n % ${INDUSTRIES}, 'Nagar ' || (1 + n % ${CITIES}), greatest(0, 10000 - n)
      from generate_series(${COMPANIES_WITH_POSTS} + 1, ${companies}) n;
    insert into research.company_profiles (company_id, indian_employees)
      select id, (array[${sizes}])[1 + id % ${SIZES.length}] from catalog.companies where id % 5 > 0;
    update research.company_figures set reviews = 20000 / company_id, rating_total = (20000 / company_id) * (2 + company_id % 4),
      salaries = company_id % 40, jobs = case when company_id % 9 = 0 then 3 else 0 end;`);
}
