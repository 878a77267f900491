import { MAX_COMPARED } from '@/core/kernel/common/compared.rules';
import { listedOptions } from '@/core/kernel/common/listed-options.rules';

export const MAX_NAME_LENGTH = 120;

/** Returns the compared names, and those beyond the fourth. Repeats are left out. */
export function comparedNamesOf(value: string | null): {
  readonly compared: readonly string[];
  readonly tooMany: readonly string[];
} {
  const names = listedOptions(value?.toLowerCase()).map((name) => name.slice(0, MAX_NAME_LENGTH));
  const asked = [...new Set(names)];
  return { compared: asked.slice(0, MAX_COMPARED), tooMany: asked.slice(MAX_COMPARED) };
}
