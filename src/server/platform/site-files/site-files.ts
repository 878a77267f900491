import type { FastifyInstance } from 'fastify';
import type { Database } from '../database';
import { escapeHtml } from '../http/plain-page';
import { newestPosts } from './site-files.queries';

/** The facts that the files state. */
export interface SiteFilesInput {
  readonly database: Database;
  readonly brand: string;
  /** Returns the public origin, which is known once the server listens. */
  readonly origin: () => string;
}

/** Older posts are found through the newer ones. */
const MAX_LISTED = 1000;

/** Addresses that are no pages of the product. */
const NO_PAGES = ['/api/', '/docs', '/emulator/', '/mailbox', '/ws/'];

/** Serves robots.txt, sitemap.xml and the web app's manifest. */
export function registerSiteFiles(app: FastifyInstance, { database, brand, origin }: SiteFilesInput): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...NO_PAGES.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${origin()}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const posts = await database.query(newestPosts, MAX_LISTED);
    const addresses = [
      { path: '/', day: null },
      { path: '/who-can-see-what', day: null },
      ...posts.map(({ id, created_at }) => ({ path: `/p/${id}`, day: created_at.toISOString().slice(0, 10) })),
    ];
    const entries = addresses.map(
      ({ path, day }) =>
        `<url><loc>${escapeHtml(origin() + path)}</loc>${day === null ? '' : `<lastmod>${day}</lastmod>`}</url>`,
    );
    reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8');
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  });
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(brand))),
  );
}

function manifestOf(brand: string): object {
  return {
    name: brand,
    short_name: brand,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf9f6',
    theme_color: '#faf9f6',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any',
    })),
  };
}
