import type { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import { CARD_KEYS, cardValue, periodOf } from '@/core/research/cards/card.rules';
import { shownKeys } from '@/core/research/cards/imported-cards.rules';
import type { MemoryInterview } from './interview-records';

export interface CardedInterview extends MemoryInterview {
  readonly card: readonly string[];
  readonly shownUntil: string;
}

/**
 * Adds cards. Users' cards show no facts, because users in memory have not existed for long enough (core/research/cards).
 */
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

export function showsTitle({ card }: CardedInterview, jobProfileId: number): boolean {
  return cardValue(card, CARD_KEYS.title) === String(jobProfileId);
}
