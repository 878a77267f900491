import { peopleText } from '@/core/kernel/figures/people-text';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { CompanyCountKind } from './company-counts';

export function countedText(thing: CompanyCountKind | null, count: number): string {
  return thing === 'salaries' ? peopleText(count, count) : groupIndian(count);
}
