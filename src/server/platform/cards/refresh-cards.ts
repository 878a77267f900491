import type { Card, CardFacts } from '@/core/research/cards/card.rules';
import { periodOf, shownKeys, stayOf } from '@/core/research/cards/card.rules';
import type { Database } from '../database';
import type { RowOf } from '../sql-types';
import type { CardKind, ShownCard } from './cards.queries';
import { cardFactsOf, countQueuedCards, takeQueuedCards, writeCards } from './cards.queries';

const COMPANIES_AT_ONCE = 20;

type FactRow = RowOf<(typeof cardFactsOf)[CardKind]['columns']>;

/**
 * Generalises the cards of all companies with a card that was added, changed or removed since; whoever writes many calls it afterwards. `onLeft` is called with
 * the number of companies that are left, before the first and after each few.
 */
export async function refreshCards(database: Database, onLeft?: (companies: number) => void): Promise<void> {
  const [queue] = onLeft === undefined ? [] : await database.query(countQueuedCards);
  let left = queue?.companies ?? 0;
  onLeft?.(left);
  for (let taken = COMPANIES_AT_ONCE; taken === COMPANIES_AT_ONCE; ) {
    taken = await database.transaction(async (tx) => {
      const queued = await tx.query(takeQueuedCards, COMPANIES_AT_ONCE);
      for (const [kind, companies] of companiesByKind(queued)) await generalise(tx, kind, companies);
      return queued.length;
    });
    left = Math.max(0, left - taken);
    onLeft?.(left);
  }
}

type Queued = readonly { readonly kind: CardKind; readonly company_id: number }[];

function companiesByKind(queued: Queued): ReadonlyMap<CardKind, readonly number[]> {
  const companies = new Map<CardKind, number[]>();
  for (const { kind, company_id } of queued) companies.set(kind, [...(companies.get(kind) ?? []), company_id]);
  return companies;
}

async function generalise(tx: Database, kind: CardKind, companies: readonly number[]): Promise<void> {
  const rows = new Map<number, FactRow[]>(companies.map((company) => [company, []]));
  for (const row of await tx.query(cardFactsOf[kind], companies)) rows.get(row.company_id)?.push(row);
  await tx.query(writeCards[kind], JSON.stringify([...rows.values()].flatMap(cardsOfCompany)));
}

/** Returns the cards of a company, which all decide together how much each shows. */
function cardsOfCompany(rows: readonly FactRow[]): readonly ShownCard[] {
  const contributions = new Map(rows.map((row) => [row.contribution, row]));
  const shown = shownKeys([...contributions].map(([id, row]): Card => ({ id, facts: factsOf(row) })));
  return rows.map(({ id, contribution }) => cardOf(id, shown.get(contribution) ?? []));
}

function factsOf(row: FactRow): CardFacts {
  const { job_profile_id, job_profile, department_id, location_id, state, years, stay, month } = row;
  return {
    title: job_profile_id === null || job_profile === null ? null : { key: String(job_profile_id), name: job_profile },
    department: department_id === null ? null : String(department_id),
    city: location_id === null ? null : String(location_id),
    state,
    years,
    stay: stayOf(stay),
    month,
  };
}

function cardOf(id: string, keys: readonly string[]): ShownCard {
  const period = periodOf(keys);
  return { id, card: keys, since: period && `${period.first}-01`, last: period && `${period.last}-01` };
}
