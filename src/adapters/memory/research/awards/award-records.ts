import type { AwardPlace } from '@/core/research/awards/award';

export interface MemoryAwardList {
  readonly year: number;
  readonly category: { readonly urlName: string; readonly name: string };
  readonly places: readonly Omit<AwardPlace, 'rankBefore'>[];
}

export class AwardRecords {
  readonly lists: MemoryAwardList[] = [];
  countedOn = '2026-01-12';
}
