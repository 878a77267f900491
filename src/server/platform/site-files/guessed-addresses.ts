import type { FastifyInstance } from 'fastify';

/** Addresses that people type because other sites have them, with the page that they mean. A test holds each to a page, and to have none of its own. */
export const GUESSED_ADDRESSES: Readonly<Record<string, string>> = {
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

/** Leads from guessed addresses to their pages, with the query. A browser asks again after a day: a page may come there. */
export function registerGuessedAddresses(app: FastifyInstance): void {
  for (const [guessed, page] of Object.entries(GUESSED_ADDRESSES))
    for (const path of [guessed, `${guessed}/`])
      app.get(path, (request, reply) =>
        reply.header('cache-control', 'public, max-age=86400').redirect(page + request.url.slice(path.length), 308),
      );
}
