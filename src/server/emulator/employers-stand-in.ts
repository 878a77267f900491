import type { FastifyInstance } from 'fastify';
import { plainPage } from '@/server/platform/http/plain-page';

export const EMPLOYERS_STAND_IN = '/emulator/employers';

export function registerEmployersStandIn(app: FastifyInstance, brand: string): void {
  const page = plainPage(
    'The employers’ site',
    '<p>Here employers would claim their pages, answer reviews and invite the people who work for them. That site is not part of this product; this page stands in for it. Set <code>EMPLOYER_SITE_URL</code> to lead to yours.</p>',
    brand,
  );
  app.get(EMPLOYERS_STAND_IN, (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
