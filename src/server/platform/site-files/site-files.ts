import type { FastifyInstance } from 'fastify';
import type { SiteMapsInput } from './site-maps';
import { registerSiteMaps } from './site-maps';

export interface SiteFilesInput extends SiteMapsInput {
  readonly brand: string;
}

const NO_PAGES = ['/api/', '/docs', '/emulator/', '/mailbox', '/ws/'];

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
  registerSiteMaps(app, { database, origin });
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
