import type { SearchSection } from '@/core/research/search/search-address';
import { messages } from './messages';

export interface FoundDetailProps {
  readonly detail: string | null;
  /** The section that the link leads to; null for the first page of what was found. */
  readonly section: SearchSection | null;
}

/** The detail of a result: its place, and the section that its link leads to. */
export function FoundDetail({ detail, section }: FoundDetailProps) {
  const told = [section === null ? null : messages.sections[section], detail].filter((part) => part !== null);
  return told.length === 0 ? null : <small>{told.join(' · ')}</small>;
}
