import { listedOptions } from '@/core/kernel/common/listed-options.rules';

export const MAX_NAME_LENGTH = 120;

/** Returns the distinct names in an address. Some may lead to no company. */
export function comparedUrlNamesOf(value: string | null): readonly string[] {
  const names = listedOptions(value?.toLowerCase()).map((name) => name.slice(0, MAX_NAME_LENGTH));
  return [...new Set(names)];
}
