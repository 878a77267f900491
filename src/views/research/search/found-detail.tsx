import { joinFacts } from '@/core/kernel/formatting/facts';
import type { SearchSection } from '@/core/research/search/search-address';
import { messages } from './messages';

export interface FoundDetailProps {
  readonly detail: string | null;
  /** Null on the first page of results. */
  readonly section: SearchSection | null;
}

export function FoundDetail({ detail, section }: FoundDetailProps) {
  const told = joinFacts([section === null ? null : messages.sections[section], detail]);
  return told === '' ? null : <small>{told}</small>;
}
