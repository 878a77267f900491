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

export interface SearchType {
  readonly label: string;
  readonly type: FoundType | 'all';
}

export const ALL_TYPES: SearchType = { label: 'All', type: 'all' };

export const SEARCH_TYPES: readonly SearchType[] = [
  ALL_TYPES,
  { label: 'Companies', type: 'company' },
  { label: 'Roles', type: 'designation' },
  { label: 'Skills', type: 'skill' },
  { label: 'Cities', type: 'city' },
  { label: 'Colleges', type: 'college' },
  { label: 'Communities', type: 'topic' },
  { label: 'Departments', type: 'department' },
  { label: 'Posts', type: 'post' },
];

export function searchTypeOf(type: string): SearchType {
  return SEARCH_TYPES.find((one) => one.type === type) ?? ALL_TYPES;
}
