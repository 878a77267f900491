import type { Database } from '@/server/platform/database';
import { bigint, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import type { Work } from './plain-server';

const PAGE = 20;
const COMPANIES = 50;

export async function companyWorks(database: Database): Promise<Readonly<Record<string, Work>>> {
  const asked = await database.query(someCompanies, COMPANIES);
  const [counted] = await database.query(countedCompanies);
  const last = Math.ceil((counted?.n ?? 0) / PAGE);
  const list = (query: string): Work => ({
    product: [{ path: `/api/company/companies?limit=${PAGE}${query}` }],
    plain: [],
  });
  return {
    'company-list': list(''),
    'company-list by rating': list('&sort=rating'),
    'company-list by name': list('&sort=name'),
    'company-list, last page': list(`&page=${last}`),
    'company-list of an industry': list('&industry=invented-industry'),
    'company-list of a rating': list('&rating=4'),
    'company-filters': { product: [{ path: '/api/company/companies/filters' }], plain: [] },
    company: { product: asked.map(({ slug }) => ({ path: `/api/company/companies/${slug}` })), plain: [] },
  };
}

const someCompanies = defineStatement({
  name: 'bench.some-companies',
  parameters: [bigint],
  columns: { slug: text },
  text: 'select slug from catalog.companies order by id limit $1',
});

const countedCompanies = defineStatement({
  name: 'bench.count-companies',
  parameters: [],
  columns: { n: bigint },
  text: 'select count(*) as n from catalog.companies',
});
