import { MANY_LETTERS, MAX_SLIPS } from '@/core/kernel/catalog/search.rules';

export function allowedTypos({ length }: string): number {
  return length < MANY_LETTERS ? 1 : MAX_SLIPS;
}
