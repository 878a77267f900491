import type { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import { CARD_KEYS, cardValue, periodOf } from '@/core/research/cards/card.rules';
import { shownKeys } from '@/core/research/cards/imported-cards.rules';
import type { MemoryInterview } from './interview-records';

/** A report with what its card may show of its author. */
export interface CardedInterview extends MemoryInterview {
  readonly card: readonly string[];
  /** The last month of the period that it shows, `2026-11`; empty for none. */
  readonly shownUntil: string;
}

/** Returns the reports of all companies with their cards. Those of the world's users show nothing: nobody in it has counted for weeks (core/research/cards). */
export function withInterviewCards(
  interviews: readonly MemoryInterview[],
  { lists }: CatalogRecords,
): readonly CardedInterview[] {
  const companies = [...new Set(interviews.map(({ companyId }) => companyId))];
  const cardOf = ({ id, jobProfileId, locationId, month }: MemoryInterview) => {
    const role = lists.jobProfile.find((item) => item.id === jobProfileId);
    const place = { department: null, city: locationId === null ? null : String(locationId), state: null };
    const title = role === undefined ? null : { key: String(role.id), name: role.name };
    return { id, facts: { title, ...place, years: null, stay: null, month } };
  };
  const keys = new Map(
    companies.flatMap((id) => [
      ...shownKeys(interviews.filter(({ companyId, authorId }) => companyId === id && authorId === null).map(cardOf)),
    ]),
  );
  return interviews.map((interview) => {
    const card = keys.get(interview.id) ?? [];
    return { ...interview, card, shownUntil: periodOf(card)?.last ?? '' };
  });
}

/** Returns whether the card of a report shows that it is of a job profile. */
export function showsTitle({ card }: CardedInterview, jobProfileId: number): boolean {
  return cardValue(card, CARD_KEYS.title) === String(jobProfileId);
}
