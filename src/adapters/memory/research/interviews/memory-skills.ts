import type { MemoryCatalog } from '@/adapters/memory/kernel/catalog/catalog-records';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';

interface MemorySkill {
  readonly key: string;
  readonly name: string | null;
  readonly keys: readonly string[];
}

export function findSkill({ skill }: Pick<MemoryCatalog, 'skill'>, given: string): MemorySkill {
  const key = urlNameOf(given);
  const keysOf = ({ name, aliases = [] }: (typeof skill)[number]) => [name, ...aliases].map(urlNameOf);
  const known = skill.find((one) => keysOf(one).includes(key));
  return known === undefined
    ? { key, name: null, keys: [key] }
    : { key: urlNameOf(known.name), name: known.name, keys: keysOf(known) };
}
