import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../database';
import { escapeHtml } from '../http/plain-page';
import { SITE_SECTIONS, sectionCounts, sectionPages } from './site-maps.queries';

/** The most addresses that a site map may hold by its standard. */
const MAX_ADDRESSES = 50_000;

/** Pages that are there whatever the database holds. */
const FIXED_PAGES = [
  '/',
  '/communities',
  '/list-of-companies',
  '/reviews',
  '/salaries',
  '/interviews',
  '/jobs',
  '/colleges',
  '/awards',
  '/abeca-qualifier',
  '/who-can-see-what',
  '/blog',
  '/faq',
  '/about-us',
  '/terms-and-policies',
];

/** The facts that the maps state. */
export interface SiteMapsInput {
  readonly database: Database;
  /** Returns the public origin, which is known once the server listens. */
  readonly origin: () => string;
}

/** Serves the index of the site maps, and the maps: `/sitemaps/companies-2.xml` has the second 50,000 addresses. */
export function registerSiteMaps(app: FastifyInstance, { database, origin }: SiteMapsInput): void {
  app.get('/sitemap.xml', async (_request, reply) => {
    const maps = ['pages-1'];
    for (const section of SITE_SECTIONS) {
      const [counted] = await database.query(sectionCounts[section]);
      const parts = Math.ceil((counted?.pages ?? 0) / MAX_ADDRESSES);
      maps.push(...Array.from({ length: parts }, (_, part) => `${section}-${part + 1}`));
    }
    const entries = maps.map((name) => `<sitemap><loc>${origin()}/sitemaps/${name}.xml</loc></sitemap>`);
    return send(reply, 'sitemapindex', entries);
  });

  app.get<{ Params: { readonly section: string; readonly part: string } }>(
    '/sitemaps/:section(^[a-z]+)-:part(^[1-9]\\d{0,4}).xml',
    async ({ params: { section, part } }, reply) => {
      const known = SITE_SECTIONS.find((name) => name === section);
      const after = (Number(part) - 1) * MAX_ADDRESSES;
      const fixed = section === 'pages' && part === '1' ? FIXED_PAGES.map((path) => ({ path, day: null })) : [];
      const pages = known === undefined ? fixed : await database.query(sectionPages[known], MAX_ADDRESSES, after);
      if (pages.length === 0) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such map.\n');
      const entries = pages.map(
        ({ path, day }) =>
          `<url><loc>${escapeHtml(origin() + encodeURI(path))}</loc>${day === null ? '' : `<lastmod>${day}</lastmod>`}</url>`,
      );
      return send(reply, 'urlset', entries);
    },
  );
}

function send(reply: FastifyReply, root: 'sitemapindex' | 'urlset', entries: readonly string[]): FastifyReply {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
  return reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(body);
}
