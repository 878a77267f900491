import { listedOptions } from '@/core/kernel/common/listed-options.rules';

export const MAX_NAME_LENGTH = 120;

/** Returns the names of an address once each. Some may lead to no company. */
export function comparedNamesOf(value: string | null): readonly string[] {
  const names = listedOptions(value?.toLowerCase()).map((name) => name.slice(0, MAX_NAME_LENGTH));
  return [...new Set(names)];
}
