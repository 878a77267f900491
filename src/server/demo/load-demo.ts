import { COUNT_STEP } from '@/core/kernel/figures/shown-numbers.rules';
import type { Authorship } from '@/server/platform/authorship';
import { refreshCards } from '@/server/platform/cards/refresh-cards';
import type { Database } from '@/server/platform/database';
import { EmbeddedUpkeep } from '@/server/platform/embedded-upkeep';
import { disableTimeoutsSql } from '@/server/platform/migrate';
import { RowMixing } from '@/server/platform/mixing/row-mixing';
import { OwnIdIndex } from '@/server/platform/own-ids/own-id-index';
import { countAwards } from '@/server/services/research/awards/awards/count-awards';
import { takeInvitedSnapshot } from '@/server/services/research/employer/invitations/take-invited-snapshot';
import { takeHeardBackCount } from '@/server/services/research/jobs/heard-back/take-heard-back-count';
import { takeSalarySnapshot } from '@/server/services/research/salary/snapshot/take-salary-snapshot';
import { takeTenureSnapshot } from '@/server/services/research/tenure/snapshot/take-tenure-snapshot';
import { showFollowers } from '@/server/services/talk/feed/communities/followers.queries';
import { claimDatabase, demoClaim } from './demo.queries';
import type { DemoAccount } from './demo-accounts';
import { demoAccounts } from './demo-accounts';
import { DemoInbox } from './demo-inbox';
import type { DemoPost } from './demo-post';
import { writeJobs } from './jobs';
import { insertDemoJobs } from './jobs.queries';
import { loadAnswers } from './load-answers';
import { loadApplications } from './load-applications';
import { loadBenefits } from './load-benefits';
import { loadCases } from './load-cases';
import { loadCatalog } from './load-catalog';
import { loadCompanies } from './load-companies';
import { loadConversations } from './load-conversations';
import { loadInterviews } from './load-interviews';
import { loadInvitations } from './load-invitations';
import { loadIdentities, loadPersonas } from './load-people';
import { loadPhotos } from './load-photos';
import { loadPosts } from './load-posts';
import { loadReviews } from './load-reviews';
import { loadRooms } from './load-rooms';
import { loadSalaries } from './load-salaries';
import { loadTenure } from './load-tenure';
import { drawPeople } from './people';
import type { DemoPerson } from './person';
import { writePosts } from './posts';
import { References } from './references';

export interface DemoOptions {
  /** The scale. 1 is 400 people who write 2,000 posts, plus authors of salaries; 10 and 100 multiply both. */
  readonly scale: number;
  /** Milliseconds since 1970. The newest posts are minutes older. */
  readonly now: number;
  readonly brand: string;
}

export interface DemoLoadResult {
  readonly loaded: boolean;
  readonly accounts: readonly DemoAccount[];
}

const batchSize = 500;
const INDEXED_TOGETHER = 8_000;
const counted = ['content.votes', 'content.post_views', 'content.comments', 'content.picks'];
/**
 * Loads the demo data into an empty, migrated database. One transaction: a killed process leaves
 * nothing behind. If several processes start together, one loads and the others wait and do
 * nothing. A database with any data stays unchanged.
 */
export async function loadDemo(
  database: Database,
  authorship: Authorship,
  options: DemoOptions,
): Promise<DemoLoadResult> {
  const loaded = await database.transaction(async (tx) => {
    // Turns timeouts off, because the process computes for seconds between two statements, or for minutes on a busy
    // machine.
    await tx.execute(`${disableTimeoutsSql}; set local idle_in_transaction_session_timeout = 0`);
    const [claim] = await tx.query(claimDatabase, `scale ${options.scale}`);
    if (claim === undefined) return false;
    await load(tx, authorship, options);
    await new OwnIdIndex(tx, authorship, INDEXED_TOGETHER).indexWaiting();
    return true;
  });
  if (loaded) await finish(database, authorship, options.now);
  const [claim] = await database.query(demoClaim);
  return { loaded, accounts: claim === undefined ? [] : demoAccounts };
}

/** Does what the schedule would do after the start, while the server answers. */
async function finish(database: Database, authorship: Authorship, at: number): Promise<void> {
  const now = () => at;
  // The people are invented, so the order of their rows cannot identify anyone and needs no mixing.
  await new RowMixing({ database, now }).leaveStored();
  await Promise.all([
    countAwards(database, at),
    takeSalarySnapshot({ database, authorship, now }),
    takeTenureSnapshot({ database, authorship, now }),
    takeHeardBackCount({ database, authorship, now }),
    takeInvitedSnapshot({ database, authorship, now, noise: () => 0 }),
    database.query(showFollowers, COUNT_STEP),
  ]);
  // The embedded database never gathers statistics by itself.
  await database.transaction((tx) => tx.execute('analyze'));
}

async function load(tx: Database, authorship: Authorship, { scale, now, brand }: DemoOptions): Promise<void> {
  const people = drawPeople(scale);
  const references = new References(authorship, people);
  const inbox = new DemoInbox(people.slice(0, demoAccounts.length));
  await loadCatalog(tx);
  await loadCompanies(tx, now);
  // Draws one part in this process while PostgreSQL stores the other.
  const parts = await Promise.allSettled([
    loadContributions(tx, authorship, scale, now),
    loadTalk(tx, authorship, { people, references, inbox, scale, now }),
  ]);
  for (const part of parts) if (part.status === 'rejected') throw part.reason;
  await refreshCards({ database: tx, authorship, now: () => now });
  await inbox.load(tx, authorship, references, now, brand);
  await loadJobs(tx, scale, now);
  await loadApplications(tx, authorship, { people: references.all, scale, now });
  await loadInvitations(tx, authorship, { people: references.all, now });
  await loadConversations(tx, authorship, { people: references.all, now });
  await loadRooms(tx, authorship, { people: references.all, now });
  await loadCases(tx, authorship, { people: references.all, now });
}

async function loadContributions(tx: Database, authorship: Authorship, scale: number, now: number): Promise<void> {
  await loadSalaries(tx, authorship, scale, now);
  await loadInterviews(tx, scale, now);
  const drawn = await loadReviews(tx, scale, now);
  await loadBenefits(tx, now);
  await loadTenure(tx, now);
  await loadPhotos(tx, now);
  await loadAnswers(tx, drawn, now);
}

interface Talk extends Pick<DemoOptions, 'scale' | 'now'> {
  readonly people: readonly DemoPerson[];
  readonly references: References;
  readonly inbox: DemoInbox;
}

async function loadTalk(tx: Database, authorship: Authorship, talk: Talk): Promise<void> {
  const { people, references, inbox, scale, now } = talk;
  await loadIdentities(tx, people, now);
  await loadPersonas(tx, references.all);
  await switchCounting(tx, 'disable');
  const upkeep = new EmbeddedUpkeep(tx);
  let batch: DemoPost[] = [];
  for (const post of writePosts(people, scale, now)) {
    inbox.note(post);
    batch.push(post);
    if (batch.length < batchSize) continue;
    await loadPosts(tx, batch, { authorship, references, now });
    if (tx.kind === 'pglite') await upkeep.checkpoint();
    batch = [];
  }
  await loadPosts(tx, batch, { authorship, references, now });
  await switchCounting(tx, 'enable');
}

/**
 * Turns the counting triggers off and on. Posts are loaded with their counts: counting 100,000 votes would write every
 * post three more times. Comments are still indexed by author, because otherwise they would outlive the account.
 */
async function switchCounting(tx: Database, to: 'enable' | 'disable'): Promise<void> {
  const steps = counted.map((table) => `alter table ${table} ${to} trigger user`);
  await tx.execute([...steps, 'alter table content.comments enable trigger unindexed_comments'].join(';'));
}

async function loadJobs(tx: Database, scale: number, now: number): Promise<void> {
  const jobs = writeJobs(scale, now);
  await tx.query(insertDemoJobs, JSON.stringify(jobs));
}
