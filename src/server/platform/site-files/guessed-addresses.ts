import type { FastifyInstance } from 'fastify';

/**
 * Addresses that people know from other sites, with our matching page. A test checks that each target exists and no page has the address
 * itself.
 */
export const GUESSED_PATHS: Readonly<Record<string, string>> = {
  '/about': '/about-us',
  '/calculator': '/calculators',
  '/college': '/colleges',
  '/companies': '/list-of-companies',
  '/company': '/list-of-companies',
  '/interview': '/interviews',
  '/job': '/jobs',
  '/privacy': '/legal/privacy-policy',
  '/privacy-policy': '/legal/privacy-policy',
  '/profile': '/user',
  '/register': '/session',
  '/review': '/reviews',
  '/salary': '/salaries',
  '/sign-in': '/session',
  '/sign-up': '/session',
  '/signin': '/session',
  '/signup': '/session',
  '/terms': '/terms-and-policies',
};

/** Redirects with the query. Cached for a day, since a page may be added. */
export function registerGuessedAddresses(app: FastifyInstance): void {
  for (const [guessed, page] of Object.entries(GUESSED_PATHS))
    for (const path of [guessed, `${guessed}/`])
      app.get(path, (request, reply) =>
        reply.header('cache-control', 'public, max-age=86400').redirect(page + request.url.slice(path.length), 308),
      );
}
