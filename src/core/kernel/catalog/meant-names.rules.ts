import type { DropdownSuggestion } from './dropdown-item';

/** A shorter text matches too many names. */
const MIN_TYPED_LENGTH = 4;
const MAX_OFFERED = 3;

/**
 * Returns corrections for a typed text, or none if it is an item's name. A field that also accepts free text offers
 * only similar names.
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
