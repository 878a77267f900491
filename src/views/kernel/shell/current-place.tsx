import { useLayoutEffect } from 'react';
import { firstInPage } from '../page/page';
import { showInRow } from '../ui/show-in-row';

/** Scrolls the current chip into view. Must be mounted after its list. */
export function CurrentPlaceInSight() {
  useLayoutEffect(() => showInRow(firstInPage('.places-side > :first-child [aria-current]')), []);
  return null;
}
