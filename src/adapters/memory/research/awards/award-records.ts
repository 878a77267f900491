import type { AwardPlace } from '@/core/research/awards/award';

export interface MemoryAwardList {
  readonly year: number;
  readonly category: { readonly urlName: string; readonly name: string };
  /** The best first. */
  readonly places: readonly Omit<AwardPlace, 'rankBefore'>[];
}

/** The counted lists of a memory world. */
export class AwardRecords {
  readonly lists: MemoryAwardList[] = [];
  /** The day of the count. */
  countedOn = '2026-01-12';
}
