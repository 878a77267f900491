import type { CollegeCard } from '@/core/research/colleges/college';
import { messages } from './messages';

export function collegeFactsOf({
  city,
  state,
  kind,
  ownership,
}: Pick<CollegeCard, 'city' | 'state' | 'kind' | 'ownership'>): readonly string[] {
  const place = (city === state ? [city] : [city, state]).filter((part) => part !== null).join(', ');
  const facts = [place, messages.kinds[kind], ownership === null ? '' : messages.ownerships[ownership]];
  return facts.filter((fact) => fact !== '');
}

/** Returns the city and the state, whose initials tell colleges of one name apart, or else the name. */
export function monogramNameOf({ name, city, state }: Pick<CollegeCard, 'name' | 'city' | 'state'>): string {
  return city === null ? name : `${city} ${state ?? ''}`;
}
