import type { DropdownSuggestion } from './dropdown-item';

/** The shortest text that names are offered for; a shorter one begins too many. */
const MIN_TYPED_LENGTH = 4;
/** The names offered at most. */
const MAX_OFFERED = 3;

/**
 * Returns the items that a typed text may stand for, to be offered at its field: none if it is an item's name. A field that also accepts
 * texts of its own offers only names with a slip.
 */
export function meantNames(
  typed: string,
  found: readonly DropdownSuggestion[],
  isListOnly: boolean,
): readonly DropdownSuggestion[] {
  const text = keyOf(typed);
  if (text.length < MIN_TYPED_LENGTH || found.some(({ name }) => keyOf(name) === text)) return [];
  return found.filter(({ isNear }) => isNear || isListOnly).slice(0, MAX_OFFERED);
}

function keyOf(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
