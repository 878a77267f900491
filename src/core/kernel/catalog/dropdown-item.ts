export const DROPDOWN_LISTS = [
  'department',
  'industry',
  'company',
  'jobProfile',
  'location',
  'college',
  'course',
  'specialization',
] as const;

export type DropdownList = (typeof DROPDOWN_LISTS)[number];

export interface DropdownItem {
  readonly id: number;
  readonly name: string;
}

/**
 * The id is null if the call requested names only. `detail` is the state of a city, or the city of
 * a company or college.
 */
export interface DropdownSuggestion {
  readonly id: number | null;
  readonly name: string;
  readonly detail: string | null;
  /** True if the name differs from the text in one or two letters. */
  readonly isNear: boolean;
}
