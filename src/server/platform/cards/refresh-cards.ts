import { DAY_MS, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { disableTimeoutsSql } from '../migrate';
import type { CardKind } from './cards.queries';
import { claimCardRound, claimQueuedCards, companiesWithCards, countQueuedCards, waitForCards } from './cards.queries';
import type { CardDeps } from './company-cards';
import { recomputeCompanies } from './company-cards';

const COMPANIES_AT_ONCE = 20;
/** Days between the weekly runs, which may show more facts on cards. */
const ROUND_DAYS = 7;

const KINDS: readonly CardKind[] = ['reviews', 'interviews', 'benefit_reports', 'photos'];

/**
 * Generalises cards of companies with changes. Call it after many writes. `onLeft` gets the number of remaining companies, at the start and repeatedly after
 * it.
 */
export async function refreshCards(deps: CardDeps, onLeft?: (companies: number) => void): Promise<void> {
  const { database } = deps;
  const [queue] = onLeft === undefined ? [] : await database.query(countQueuedCards);
  let left = queue?.companies ?? 0;
  onLeft?.(left);
  for (let taken = COMPANIES_AT_ONCE; taken === COMPANIES_AT_ONCE; ) {
    taken = await database.transaction(async (tx) => {
      await tx.execute(disableTimeoutsSql);
      await tx.query(waitForCards);
      const queued = await tx.query(claimQueuedCards, COMPANIES_AT_ONCE);
      for (const [kind, companies] of companiesByKind(queued))
        await recomputeCompanies(tx, kind, companies, { ...deps, isWeekly: false });
      return queued.length;
    });
    left = Math.max(0, left - taken);
    onLeft?.(left);
  }
}

/**
 * Recomputes all users' cards if no run did so in the last week. An interrupted run is not repeated: the remaining
 * cards show fewer facts until the next run.
 */
export async function runCardRound(deps: CardDeps): Promise<void> {
  const { database } = deps;
  for (const [kind, companies] of await claimCompanies(deps)) {
    for (let first = 0; first < companies.length; first += COMPANIES_AT_ONCE) {
      await database.transaction(async (tx) => {
        await tx.execute(disableTimeoutsSql);
        await tx.query(waitForCards);
        const batch = companies.slice(first, first + COMPANIES_AT_ONCE);
        await recomputeCompanies(tx, kind, batch, { ...deps, isWeekly: true });
      });
    }
  }
}

/** Claims the weekly run and reads its companies in one transaction, so that a failed run is repeated. */
function claimCompanies({ database, now }: CardDeps): Promise<ReadonlyMap<CardKind, readonly number[]>> {
  return database.transaction(async (tx) => {
    await tx.execute(disableTimeoutsSql);
    const companies = new Map<CardKind, readonly number[]>();
    const [claimed] = await tx.query(claimCardRound, dayInIndia(now()), dayInIndia(now() - ROUND_DAYS * DAY_MS));
    if (claimed === undefined) return companies;
    for (const kind of KINDS)
      companies.set(
        kind,
        (await tx.query(companiesWithCards[kind])).map(({ company_id }) => company_id),
      );
    return companies;
  });
}

type Queued = readonly { readonly kind: CardKind; readonly company_id: number }[];

function companiesByKind(queued: Queued): ReadonlyMap<CardKind, readonly number[]> {
  const companies = new Map<CardKind, number[]>();
  for (const { kind, company_id } of queued) companies.set(kind, [...(companies.get(kind) ?? []), company_id]);
  return companies;
}
