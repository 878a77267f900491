import { MANY_LETTERS, MAX_TYPOS } from '@/core/kernel/catalog/search.rules';

export function allowedTypos({ length }: string): number {
  return length < MANY_LETTERS ? 1 : MAX_TYPOS;
}
