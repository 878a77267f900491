/** The types of what a search finds, in the order in which they are shown. */
export const FOUND_TYPES = [
  'page',
  'company',
  'designation',
  'skill',
  'city',
  'college',
  'topic',
  'department',
  'post',
] as const;

export type FoundType = (typeof FOUND_TYPES)[number];

/** A choice of what to search for. */
export interface SearchType {
  readonly label: string;
  readonly type: FoundType | 'all';
}

/** The choice that a search begins with (EN-SEARCH-DEFAULT). */
export const ALL_TYPES: SearchType = { label: 'All', type: 'all' };

/** The choices, in their order. */
export const SEARCH_TYPES: readonly SearchType[] = [
  ALL_TYPES,
  { label: 'Companies', type: 'company' },
  { label: 'Designations', type: 'designation' },
  { label: 'Skills', type: 'skill' },
  { label: 'Cities', type: 'city' },
  { label: 'Colleges', type: 'college' },
  { label: 'Communities', type: 'topic' },
  { label: 'Departments', type: 'department' },
  { label: 'Posts', type: 'post' },
];

/** Returns the choice of a type; all for a type that does not exist. */
export function searchTypeOf(type: string): SearchType {
  return SEARCH_TYPES.find((one) => one.type === type) ?? ALL_TYPES;
}
