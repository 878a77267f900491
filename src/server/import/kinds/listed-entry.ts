import type { StatedValues } from '@/server/import/layers/layered-table.queries';
import type { CatalogItem, CatalogList } from '@/server/import/names/catalog-list';
import { nameKeyOf } from '@/server/import/names/name-key';

export interface ListedEntry {
  readonly item: CatalogItem | null;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly detail: string | null;
}

export interface ListedRow<Entry extends ListedEntry = ListedEntry> {
  /** The values of the last row, if several rows describe the same item. */
  readonly entry: Entry;
  readonly id: number;
  readonly name: string;
  readonly aliases: string;
  readonly detail: string;
}

/** Returns a key of the matching item, or else of the name and detail. The aliases are part of it. */
export function listedEntryKey({ item, name, aliases, detail }: ListedEntry): string {
  const own = item === null ? `${nameKeyOf(name)}|${nameKeyOf(detail ?? '')}` : `#${item.id}`;
  return `${own}|${aliases.map(nameKeyOf).join('|')}`;
}

export function listedEntryStatedValues(
  { id, aliases }: Pick<ListedRow, 'id' | 'aliases'>,
  details: Readonly<Record<string, string>> = {},
): StatedValues {
  const told = Object.entries(details).filter(([, value]) => value !== '');
  return {
    key: String(id),
    given: { ...(aliases === '' ? {} : { aliases: aliases.split('\n') }), ...Object.fromEntries(told) },
  };
}

interface ListedOptions<Entry> {
  /** True if existing items are skipped. */
  readonly isRepeat: boolean;
  /** Returns a unique name for a new item. */
  readonly nameOf?: (entry: Entry) => string;
}

export function listedEntryRows<Entry extends ListedEntry>(
  entries: readonly Entry[],
  list: CatalogList,
  { isRepeat, nameOf = ({ name }) => name }: ListedOptions<Entry>,
): readonly ListedRow<Entry>[] {
  const rows = new Map<number, ListedRow<Entry>>();
  const fresh = new Set<number>();
  for (const entry of entries) {
    const { item: known, aliases, detail } = entry;
    const name = known?.name ?? nameOf(entry);
    const found = known ?? list.findAll(name).find((one) => detail === null || one.detail === detail) ?? null;
    const item = found ?? { id: list.nextId(), name, detail };
    if (found === null) fresh.add(item.id);
    const further = aliases.filter((alias) => {
      const owner = list.find(alias);
      return owner === null || (owner.id === item.id && nameKeyOf(item.name) !== nameKeyOf(alias));
    });
    list.keep(item, further);
    const row = rows.get(item.id);
    const all = [...new Set([...(row?.aliases.split('\n') ?? []), ...further])].filter((alias) => alias !== '');
    const aliasText = all.join('\n');
    rows.set(item.id, { entry, id: item.id, name: item.name, aliases: aliasText, detail: detail ?? row?.detail ?? '' });
  }
  return [...rows.values()].filter(({ id }) => !isRepeat || fresh.has(id));
}
