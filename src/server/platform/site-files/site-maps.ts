import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../database';
import { escapeHtml } from '../http/plain-page';
import { parseSiteMapStart, SITE_SECTIONS, siteMapPages, siteMapStarts } from './site-maps.queries';

const MAX_ADDRESSES = 50_000;
const MAX_PAGES_OF_ONE = 8;
const MAX_THINGS = Math.floor(MAX_ADDRESSES / MAX_PAGES_OF_ONE);

/** Pages that exist regardless of the database's content. */
const FIXED_PAGES = [
  '/',
  '/communities',
  '/list-of-companies',
  '/reviews',
  '/salaries',
  '/interviews',
  '/jobs',
  '/jobs/check',
  '/colleges',
  '/awards',
  '/abeca-2026',
  '/abeca-qualifier',
  '/calculators',
  '/salaries/take-home-salary-calculator',
  '/salaries/salary-hike-calculator',
  '/salaries/hra-calculator',
  '/salaries/gratuity-calculator',
  '/salaries/exit-pack',
  '/are-you-paid-fairly',
  '/features',
  '/contribute/company-review-v3',
  '/contribute/company-benefits',
  '/contribute/tenure',
  '/contribute/salary-v3',
  '/contribute/interview-story',
  '/who-can-see-what',
  '/how-we-count',
  '/transparency',
  '/blog',
  '/blog/write-about-work-without-being-found-out',
  '/blog/how-to-read-an-offer-letter',
  '/blog/what-your-notice-period-is-worth',
  '/faq',
  '/settings/need-help',
  '/about-us',
  '/our-team',
  '/credits',
  '/terms-and-policies',
  '/legal/terms-of-use',
  '/legal/privacy-policy',
  '/legal/community-guidelines',
  '/legal/principles',
  '/legal/moderators-code',
  '/legal/grievances',
  '/legal/complaint',
  '/legal/summons-notice-form',
];

export interface SiteMapsInput {
  readonly database: Database;
  readonly origin: () => string;
}

/**
 * Serves the index and maps such as `/sitemaps/companies.xml`. `/sitemaps/companies/6251.xml` starts at that key, so
 * that later maps take no longer than the first.
 */
export function registerSiteMaps(app: FastifyInstance, { database, origin }: SiteMapsInput): void {
  app.get('/sitemap.xml', async (_request, reply) => {
    const maps = ['pages'];
    for (const section of SITE_SECTIONS) {
      // Numbers whole tables, so it needs the longer limit of a transaction.
      const starts = await database.transaction((tx) => tx.query(siteMapStarts[section], MAX_THINGS));
      maps.push(...starts.map(({ start }, part) => (part === 0 ? section : `${section}/${encodeURIComponent(start)}`)));
    }
    const entries = maps.map(
      (name) => `<sitemap><loc>${escapeHtml(`${origin()}/sitemaps/${name}`)}.xml</loc></sitemap>`,
    );
    return send(reply, 'sitemapindex', entries);
  });

  const sendMap = async (reply: FastifyReply, section: string, start?: string) => {
    const pages = await pagesFrom(database, section, start);
    if (pages.length === 0) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such map.\n');
    const entries = pages.map(
      ({ path, day }) =>
        `<url><loc>${escapeHtml(origin() + encodeURI(path))}</loc>${day === null ? '' : `<lastmod>${day}</lastmod>`}</url>`,
    );
    return send(reply, 'urlset', entries);
  };
  app.get<{ Params: { readonly section: string } }>(
    '/sitemaps/:section(^[a-z]+).xml',
    async ({ params: { section } }, reply) => sendMap(reply, section),
  );
  app.get<{ Params: { readonly section: string; readonly start: string } }>(
    '/sitemaps/:section(^[a-z]+$)/:start(^.+).xml',
    async ({ params: { section, start } }, reply) => sendMap(reply, section, start),
  );
}

async function pagesFrom(database: Database, section: string, named?: string) {
  if (section === 'pages' && named === undefined) return FIXED_PAGES.map((path) => ({ path, day: null }));
  const known = SITE_SECTIONS.find((name) => name === section);
  const start = known === undefined ? null : parseSiteMapStart(known, named);
  return known === undefined || start === null ? [] : database.query(siteMapPages[known], start, MAX_THINGS);
}

function send(reply: FastifyReply, root: 'sitemapindex' | 'urlset', entries: readonly string[]): FastifyReply {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
  return reply.header('cache-control', 'public, max-age=60').type('application/xml; charset=utf-8').send(body);
}
