import type { MemoryCatalog } from './catalog-records';
import { slugOf } from './slug';

/** A skill by any of its names; `name` is null for one that the catalogue does not have. */
interface MemorySkill {
  readonly key: string;
  readonly name: string | null;
  /** All its names in addresses. */
  readonly keys: readonly string[];
}

/** Returns the skill of a name, or of a name in addresses. */
export function skillNamed({ skill }: Pick<MemoryCatalog, 'skill'>, given: string): MemorySkill {
  const key = slugOf(given);
  const keysOf = ({ name, aliases = [] }: (typeof skill)[number]) => [name, ...aliases].map(slugOf);
  const known = skill.find((one) => keysOf(one).includes(key));
  return known === undefined
    ? { key, name: null, keys: [key] }
    : { key: slugOf(known.name), name: known.name, keys: keysOf(known) };
}
