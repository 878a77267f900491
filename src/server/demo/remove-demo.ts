import { COUNT_STEP } from '@/core/kernel/figures/shown-numbers.rules';
import { layeredCompanies } from '@/server/import/layers/layered-tables.queries';
import type { Authorship } from '@/server/platform/authorship';
import { refreshCards } from '@/server/platform/cards/refresh-cards';
import type { Database } from '@/server/platform/database';
import { disableTimeoutsSql } from '@/server/platform/migrate';
import type { ContributionKind } from '@/server/platform/own-ids/contribution-tables';
import { CONTRIBUTION_KINDS } from '@/server/platform/own-ids/contribution-tables';
import { IdBlocks } from '@/server/platform/own-ids/id-blocks';
import { OwnIdIndex } from '@/server/platform/own-ids/own-id-index';
import { OwnContributions } from '@/server/platform/personal/own-contributions';
import type { Erasure, PersonalRegistry, PersonalScope } from '@/server/platform/personal/personal-data';
import { ERASURE_STAGES } from '@/server/platform/personal/personal-data';
import { countAwards } from '@/server/services/research/awards/awards/count-awards';
import { takeHeardBackCount } from '@/server/services/research/jobs/heard-back/take-heard-back-count';
import { takeSalarySnapshot } from '@/server/services/research/salary/snapshot/take-salary-snapshot';
import { takeTenureSnapshot } from '@/server/services/research/tenure/snapshot/take-tenure-snapshot';
import { showFollowers } from '@/server/services/talk/feed/communities/followers.queries';
import { demoClaim } from './demo.queries';
import { DEMO_SUBJECT_PREFIX } from './demo-accounts';
import { colleges, companies, topics } from './demo-data';
import {
  contributionsWithAuthor,
  countEmptiedContributions,
  countRows,
  demoAuthors,
  endedNames,
  inventedCompanies,
  inventedPeople,
  markDemoRemoved,
  releaseNamesExcept,
  removeAuthorlessContributions,
  removeAwards,
  removeCases,
  removeColleges,
  removeCompanyFacts,
  removeCompanyRelations,
  removeDemoAuthors,
  removeLogos,
  removeTopics,
} from './remove-demo.queries';

export interface RemoveDemoDeps extends Pick<PersonalScope, 'database' | 'authorship' | 'files' | 'now'> {
  readonly personalData: PersonalRegistry;
  /** If true, the command reports what it would delete without deleting it. */
  readonly isDryRun: boolean;
}

export interface DemoRemovalResult {
  readonly removed: readonly { readonly what: string; readonly n: number }[];
  /** Posts and comments of invented people that remain without text, because users replied. */
  readonly emptied: number;
  readonly keptCompanies: readonly string[];
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
/** A publisher without clients. Clients of a running server see the change at their next load. */
const NO_CLIENTS: PersonalScope['publish'] = { talksChanged: () => undefined };
const DRY = Symbol('a dry run takes nothing away');

/**
 * Removes the demo data in one transaction: invented accounts as if their users deleted them, and
 * unauthored data. Users and their contributions stay. Returns null without demo data.
 */
export async function removeDemo(deps: RemoveDemoDeps): Promise<DemoRemovalResult | null> {
  const { database, authorship, isDryRun, now } = deps;
  const [claim] = await database.query(demoClaim);
  if (claim === undefined) return null;
  const afterwards: (() => Promise<void>)[] = [];
  let outcome: DemoRemovalResult | null = null;
  await database
    .transaction(async (tx) => {
      await tx.execute(disableTimeoutsSql);
      outcome = await removeWithin(tx, deps, afterwards);
      if (isDryRun) throw DRY;
    })
    .catch((error: unknown) => {
      if (error !== DRY) throw error;
    });
  if (isDryRun) return outcome;
  for (const run of afterwards) await run();
  await refreshCards({ database, authorship, now });
  await countAwards(database, now());
  await takeSalarySnapshot({ database, authorship, now });
  await takeTenureSnapshot({ database, authorship, now });
  await takeHeardBackCount({ database, authorship, now });
  await database.query(showFollowers, COUNT_STEP);
  return outcome;
}

async function removeWithin(
  tx: Database,
  deps: RemoveDemoDeps,
  afterwards: (() => Promise<void>)[],
): Promise<DemoRemovalResult> {
  const { authorship } = deps;
  const before = await tx.query(countRows);
  const people = (await tx.query(inventedPeople, DEMO_SUBJECT_PREFIX)).map(({ user_id }) => user_id);
  const tellers = (await tx.query(demoAuthors)).map(({ user_id }) => user_id);
  const written = await contributionsOf(tx, authorship, [...people, ...tellers]);
  await tx.query(removeCases, [...written('posts'), ...written('comments')]);
  const reserved = (await tx.query(endedNames)).map(({ name_hash }) => name_hash);
  await endAccounts(tx, deps, { people, written, afterwards });
  await tx.query(releaseNamesExcept, reserved);
  for (const teller of tellers) await new IdBlocks(authorship).remove(tx, authorship.personaRef(teller));
  await tx.query(removeDemoAuthors, tellers);
  await tx.execute(removeAuthorlessContributions);
  const keptCompanies = await removeCompanies(tx);
  await tx.query(
    removeTopics,
    topics.map(({ name }) => name),
  );
  await tx.query(removeColleges, colleges);
  await tx.query(markDemoRemoved);
  const left = new Map((await tx.query(countRows)).map(({ what, n }) => [what, n]));
  const [still] = await tx.query(countEmptiedContributions, [...written('posts'), ...written('comments')]);
  return {
    removed: before.map(({ what, n }) => ({ what, n: n - (left.get(what) ?? 0) })),
    emptied: still?.n ?? 0,
    keptCompanies,
  };
}

type Written = (kind: ContributionKind) => readonly string[];

/** Lists all contributions of invented people by kind in one pass, since they are most of the rows. */
async function contributionsOf(tx: Database, authorship: Authorship, users: readonly string[]): Promise<Written> {
  const invented = new Set(users.map((user) => authorship.personaRef(user).toString('hex')));
  const found = new Map<ContributionKind, string[]>();
  for (const kind of CONTRIBUTION_KINDS) {
    const own: string[] = [];
    found.set(kind, own);
    for (let last: string | undefined = BEFORE_ALL; last !== undefined; ) {
      const rows: readonly { readonly id: string; readonly author_seal: Buffer }[] = await tx.query(
        contributionsWithAuthor[kind],
        last,
      );
      for (const { id, author_seal } of rows)
        if (invented.has(authorship.openAuthor(author_seal, id).toString('hex'))) own.push(id);
      last = rows.at(-1)?.id;
    }
  }
  return (kind) => found.get(kind) ?? [];
}

interface Ending {
  readonly people: readonly string[];
  readonly written: Written;
  readonly afterwards: (() => Promise<void>)[];
}

/**
 * Ends accounts as their users could. Contributions are removed in bulk. A post on which only invented people replied
 * is removed completely.
 */
async function endAccounts(tx: Database, deps: RemoveDemoDeps, { people, written, afterwards }: Ending): Promise<void> {
  const { authorship, personalData } = deps;
  const index = new OwnIdIndex(tx, authorship);
  const scopeOf = (userId: string, idsOf: Written): PersonalScope => {
    const personaRef = authorship.personaRef(userId);
    const source = {
      idsOf: async (_persona: Uint8Array, kind: ContributionKind) => idsOf(kind),
      remove: (within: Database, persona: Uint8Array) => index.remove(within, persona),
      move: index.move.bind(index),
    };
    const own = new OwnContributions(source, personaRef);
    return { ...deps, publish: NO_CLIENTS, database: tx, userId, personaRef, own, addresses: async () => [] };
  };
  const erase = async (scope: PersonalScope, stages: readonly Erasure['stage'][]): Promise<void> => {
    for (const stage of stages) {
      const erasures = [...personalData.values()].flatMap(({ erasures = [] }) => erasures);
      for (const { prepare } of erasures.filter((erasure) => erasure.stage === stage)) {
        const { write, afterwards: later } = await prepare(scope, 'erase');
        await write(tx);
        if (later !== undefined) afterwards.push(later);
      }
    }
  };
  const [first] = people;
  if (first !== undefined) await erase(scopeOf(first, written), ['parts', 'contributions']);
  for (const person of people)
    await erase(
      scopeOf(person, () => []),
      ERASURE_STAGES,
    );
}

/** Removes unused companies and empties the others, whose names it returns. */
async function removeCompanies(tx: Database): Promise<readonly string[]> {
  const invented = await tx.query(
    inventedCompanies,
    companies.map(({ name }) => name),
  );
  const ids = invented.map(({ id }) => id);
  for (const statement of removeCompanyFacts) await tx.query(statement, ids);
  await tx.query(removeCompanyRelations, ids);
  await tx.query(removeAwards, ids);
  await tx.query(removeLogos, ids);
  const asked = ids.map(String);
  const used = new Set((await tx.query(layeredCompanies.used, asked)).map(({ id }) => id));
  await tx.query(layeredCompanies.empty, [...used]);
  await tx.query(
    layeredCompanies.remove,
    asked.filter((id) => !used.has(id)),
  );
  return invented.filter(({ id }) => used.has(String(id))).map(({ name }) => name);
}
