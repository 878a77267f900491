import type { DropdownItem } from '@/core/kernel/catalog/dropdown-item';

export type GroupedList = 'departments' | 'industries' | 'topics';

/** The items of a list under one heading. It is never empty. */
export interface CatalogGroup {
  readonly name: string;
  readonly items: readonly DropdownItem[];
}

export interface GroupWithHeading<Member> {
  readonly name: string;
  readonly members: readonly Member[];
}

/**
 * Groups members by heading in their order. Members without a group come last, below an empty name. Headings without
 * members are left out.
 */
export function underHeadings<Member>(
  members: readonly Member[],
  groups: readonly CatalogGroup[],
  idOf: (member: Member) => number,
): readonly GroupWithHeading<Member>[] {
  const headingOf = new Map(groups.flatMap(({ name, items }) => items.map(({ id }): [number, string] => [id, name])));
  return [...groups.map(({ name }) => name), '']
    .map((name) => ({ name, members: members.filter((member) => (headingOf.get(idOf(member)) ?? '') === name) }))
    .filter((group) => group.members.length > 0);
}

export function nameInGroups(groups: readonly CatalogGroup[], id: number | null): string | null {
  return groups.flatMap(({ items }) => items).find((item) => item.id === id)?.name ?? null;
}
