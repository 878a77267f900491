import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import type { LegalConfig } from '../config/config';

export interface SecurityTxtInput {
  readonly legal: Pick<LegalConfig, 'email' | 'grievanceOfficer'>;
  readonly origin: () => string;
  readonly now: () => number;
}

const PATH = '/.well-known/security.txt';

/** The validity. RFC 9116 asks for less than a year, so that old copies do not lead to dead addresses. */
const HOLDS_MS = 180 * DAY_MS;

/** Serves security.txt with the grievance officer, else the general contact. Answers 404 without an address. */
export function registerSecurityTxt(app: FastifyInstance, { legal, origin, now }: SecurityTxtInput): void {
  const contact = legal.grievanceOfficer?.email ?? legal.email;
  if (contact === null) return;
  app.get(PATH, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${encodeURI(contact)}`,
          `Expires: ${new Date(now() + HOLDS_MS).toISOString()}`,
          'Preferred-Languages: en',
          `Canonical: ${origin()}${PATH}`,
          `Policy: ${origin()}/legal/grievances`,
          '',
        ].join('\n'),
      ),
  );
}
