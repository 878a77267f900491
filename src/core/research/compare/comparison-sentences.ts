import { inWords } from '@/core/kernel/formatting/in-words';
import type { ComparedCompany } from './compared-company';
import type { Lead, LeadRow } from './comparison-rows';
import { RATED_ROWS, significantLeadsOf } from './comparison-rows';

const MAX_CLAUSES = 3;

export function shortNameOf(companies: readonly ComparedCompany[], companyId: number): string {
  const nameOf = ({ company }: ComparedCompany) => company.companyName;
  const own = companies.find(({ company }) => company.companyId === companyId);
  const name = own === undefined ? '' : nameOf(own);
  const first = firstWord(name);
  return companies.filter((each) => firstWord(nameOf(each)) === first).length > 1 ? name : first;
}

/**
 * Returns a sentence that names significant leads, or says that it is too close to call. Returns null if fewer than two
 * companies have a figure.
 */
export function rowSentence(companies: readonly ComparedCompany[], row: LeadRow): string | null {
  const leads = significantLeadsOf(companies, row);
  if (leads === null) return null;
  if (leads.length === 0) return 'Too close to call';
  const nameOf = (companyId: number) => shortNameOf(companies, companyId);
  const leaders = [...new Set(leads.map(({ companyId }) => companyId))];
  const beaten = new Map(leaders.map((leader) => [leader, listOf(overOf(leads, leader).map(nameOf))]));
  // Leaders of the same companies share a clause.
  return [...new Set(beaten.values())]
    .map((over) => `${listOf(leaders.filter((each) => beaten.get(each) === over).map(nameOf))} ahead of ${over}`)
    .join('; ');
}

/** Returns null if no rating can be compared. */
export function verdictOf(companies: readonly ComparedCompany[]): string | null {
  const rows = RATED_ROWS.flatMap((row) => significantLeadsOf(companies, row) ?? []);
  const compared = RATED_ROWS.filter((row) => significantLeadsOf(companies, row) !== null).length;
  if (compared === 0) return null;
  if (rows.length === 0) return `Too close to call in ${ratings(compared, compared)}.`;
  const pairs = companies
    .flatMap(({ company: { companyId } }) =>
      companies.map(({ company }) => ({
        companyId,
        over: company.companyId,
        count: rows.filter((lead) => lead.companyId === companyId && lead.over === company.companyId).length,
      })),
    )
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_CLAUSES);
  return `${pairs
    .map(({ companyId, over, count }, place) => {
      const [name, other] = [shortNameOf(companies, companyId), shortNameOf(companies, over)];
      return `${name} is ahead of ${other} in ${place === 0 || compared === 2 ? ratings(count, compared) : inWords(count)}`;
    })
    .join('; ')}.`;
}

function ratings(count: number, total: number): string {
  if (total === 1) return 'the one rating that both have';
  if (count < total) return `${inWords(count)} of ${inWords(total)} ratings`;
  return total === 2 ? 'both ratings' : `all ${inWords(total)} ratings`;
}

function overOf(leads: readonly Lead[], leader: number): readonly number[] {
  return leads.filter(({ companyId }) => companyId === leader).map(({ over }) => over);
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function firstWord(name: string): string {
  return name.split(' ')[0] ?? name;
}
