import { DAY_MS, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { CardKind } from './cards.queries';
import { claimRound, companiesWithCards, countQueuedCards, takeQueuedCards, waitForCards } from './cards.queries';
import type { CardDeps } from './company-cards';
import { decideCompanies } from './company-cards';

const COMPANIES_AT_ONCE = 20;
/** Cards become more exact once in so many days. */
const ROUND_DAYS = 7;

const KINDS: readonly CardKind[] = ['reviews', 'interviews', 'benefit_reports', 'photos'];

/**
 * Generalises the cards of all companies with a card that was added, changed or removed since; whoever writes many calls it afterwards. `onLeft` is called with
 * the number of companies that are left, before the first and after each few.
 */
export async function refreshCards(deps: CardDeps, onLeft?: (companies: number) => void): Promise<void> {
  const { database } = deps;
  const [queue] = onLeft === undefined ? [] : await database.query(countQueuedCards);
  let left = queue?.companies ?? 0;
  onLeft?.(left);
  for (let taken = COMPANIES_AT_ONCE; taken === COMPANIES_AT_ONCE; ) {
    taken = await database.transaction(async (tx) => {
      await tx.query(waitForCards);
      const queued = await tx.query(takeQueuedCards, COMPANIES_AT_ONCE);
      for (const [kind, companies] of companiesByKind(queued))
        await decideCompanies(tx, kind, companies, { ...deps, isWeekly: false });
      return queued.length;
    });
    left = Math.max(0, left - taken);
    onLeft?.(left);
  }
}

/** Decides the cards of all users again if no round did in the last week. A round that is cut off is not made up for: until the next one its cards are vaguer than they could be. */
export async function takeCardRound(deps: CardDeps): Promise<void> {
  const { database, now } = deps;
  const [claimed] = await database.query(claimRound, dayInIndia(now()), dayInIndia(now() - ROUND_DAYS * DAY_MS));
  if (claimed === undefined) return;
  for (const kind of KINDS) {
    const companies = (await database.query(companiesWithCards[kind])).map(({ company_id }) => company_id);
    for (let first = 0; first < companies.length; first += COMPANIES_AT_ONCE) {
      await database.transaction(async (tx) => {
        await tx.query(waitForCards);
        const batch = companies.slice(first, first + COMPANIES_AT_ONCE);
        await decideCompanies(tx, kind, batch, { ...deps, isWeekly: true });
      });
    }
  }
}

type Queued = readonly { readonly kind: CardKind; readonly company_id: number }[];

function companiesByKind(queued: Queued): ReadonlyMap<CardKind, readonly number[]> {
  const companies = new Map<CardKind, number[]>();
  for (const { kind, company_id } of queued) companies.set(kind, [...(companies.get(kind) ?? []), company_id]);
  return companies;
}
