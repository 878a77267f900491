import type { FastifyInstance } from 'fastify';
import type { CompanyHandlers } from '@/server/contract/generated/company';
import type { Authorship } from '@/server/platform/authorship';
import type { Config } from '@/server/platform/config/config';
import type { CompanyProposals } from '@/server/platform/contributing/company-proposals';
import type { Database } from '@/server/platform/database';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { schedule } from '@/server/platform/schedule';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { registerShareCards } from '@/server/platform/share-cards/share-card-route';
import { createCompanies } from './company/companies';
import { createCompanyFacts } from './company/company-facts';
import { createCompanyList } from './company/company-list';
import { readCompanyShareCard } from './company/company-share-card';
import { CompanyDomainList } from './domains/company-domain-list';
import { createCompanyDomains } from './domains/company-domains';
import { acceptCompanies } from './proposals/accept-companies';
import { registerSectionPictures } from './section-pictures/section-picture-route';

export interface CompanyServiceDeps {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly authorship: Authorship;
  readonly proposals: CompanyProposals;
  readonly publish: Publish;
  readonly files: Pick<StoredFiles, 'get'>;
  readonly sessions: Pick<Sessions, 'idOf' | 'authenticate'>;
  readonly config: Pick<Config, 'brand'>;
  readonly now: () => number;
}

/** The interval at which accepted companies are added, once the decision is final. */
const ACCEPT_ROUND_MS = 30_000;

export function createCompanyService({
  app,
  authorship,
  proposals,
  publish,
  files,
  sessions,
  database,
  config,
  now,
}: CompanyServiceDeps): CompanyHandlers {
  schedule(app, {
    name: 'the companies that were added',
    firstAfter: ACCEPT_ROUND_MS,
    every: ACCEPT_ROUND_MS,
    run: () => acceptCompanies({ database, authorship, proposals, publish, log: app.log, now }),
  });
  registerShareCards(app, 'companies', readCompanyShareCard(database), config.brand);
  registerSectionPictures(app, { database, files, sessions });
  return {
    ...createCompanies(database),
    ...createCompanyDomains({ database, authorship, sessions, now, list: new CompanyDomainList({ database, now }) }),
    ...createCompanyFacts(database),
    ...createCompanyList({ database, now }),
  };
}
