import type { FastifyBaseLogger } from 'fastify';
import { droppedContributionNotification } from '@/core/talk/notifications/dropped-notifications.rules';
import { Problem } from '@/server/contract/problem';
import { addCompanies } from '@/server/import/kinds/companies/add-companies';
import { ACCOUNT_ENDED } from '@/server/platform/account-holds';
import type { Authorship } from '@/server/platform/authorship';
import type { CompanyProposals } from '@/server/platform/contributing/company-proposals';
import { dropProposal, lockNextDecidedProposal } from '@/server/platform/contributing/company-proposals.queries';
import type { WaitingContribution } from '@/server/platform/contributing/waiting-contribution';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import type { RowOf } from '@/server/platform/sql-types';
import { Inbox } from '@/server/services/talk/notification/notifications/inbox';
import { companyNameOf, companyOfName, setWebsite } from './accept-companies.queries';

export interface AcceptCompaniesDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly proposals: Pick<CompanyProposals, 'giveNow'>;
  readonly publish: Pick<Publish, 'notificationAdded'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now: () => number;
}

type ProposalRow = RowOf<typeof lockNextDecidedProposal.columns>;

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
/** The author of waiting contributions. Their account is unknown, so they count like a new account's. */
const UNKNOWN_USER = '00000000-0000-0000-0000-000000000000';
const TOO_MANY_REQUESTS = 'too_many_contributions';

/** Adds accepted companies and stores their waiting contributions. Idempotent. */
export async function acceptCompanies(deps: AcceptCompaniesDeps): Promise<void> {
  const { database } = deps;
  for (let after: string | null = BEFORE_ALL; after !== null; ) {
    const last: string = after;
    const found = await database.transaction(async (tx) => {
      const [row] = await tx.query(lockNextDecidedProposal, last);
      return row === undefined ? null : { row, companyName: await nameInCatalogue(tx, row) };
    });
    after = found?.row.id ?? null;
    if (found !== null && (await isGiven(deps, found.row, found.companyName)))
      await database.query(dropProposal, found.row.id);
  }
}

async function nameInCatalogue(tx: Database, { name, city, website, same_as }: ProposalRow): Promise<string> {
  const [same] = same_as === null ? [] : await tx.query(companyNameOf, same_as);
  if (same !== undefined) return same.name;
  const [known] = await tx.query(companyOfName, name);
  if (known !== undefined) return known.name;
  const company = { name, aliases: [], weight: 0, industryId: 0, headquarters: city, domain: '' };
  const [id] = await addCompanies(tx, [company], null);
  if (id !== undefined && website !== null) await tx.query(setWebsite, id, website);
  return name;
}

async function isGiven(
  { database, authorship, proposals, publish, log, now }: AcceptCompaniesDeps,
  { id, contribution, author_seal }: ProposalRow,
  companyName: string,
): Promise<boolean> {
  if (author_seal === null || author_seal.length === 0) return true;
  const author = { personaRef: authorship.openAuthor(author_seal, id), userId: UNKNOWN_USER };
  try {
    await proposals.giveNow(author, withCompany(contribution, companyName));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // The daily limit is reached. The contribution is stored on another day.
    if (error.code === TOO_MANY_REQUESTS) return false;
    // Nothing to store, because the account has ended.
    if (error.code === ACCOUNT_ENDED) return true;
    log.warn({ code: error.code }, 'what waited for a company was refused');
    const news = droppedContributionNotification({ id, kind: contribution.kind, companyName, reason: error.message });
    const shown = await new Inbox(authorship, now).put(database, author.personaRef, news, 'keep');
    if (shown !== null) publish.notificationAdded(author.personaRef, shown);
  }
  return true;
}

function withCompany(contribution: WaitingContribution, companyName: string): WaitingContribution {
  if (contribution.kind === 'review') return { ...contribution, body: { ...contribution.body, companyName } };
  if (contribution.kind === 'salary') return { ...contribution, body: { ...contribution.body, companyName } };
  if (contribution.kind === 'tenure') return { ...contribution, body: { ...contribution.body, companyName } };
  if (contribution.kind === 'interview') return { ...contribution, body: { ...contribution.body, companyName } };
  return { ...contribution, body: { ...contribution.body, companyName } };
}
