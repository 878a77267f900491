import { useLayoutEffect } from 'react';
import { firstInPage } from '../page/page';
import { showInRow } from '../ui/show-in-row';

/**
 * Has the current one of a screen's places in sight if they are a row of chips. It stands after the list that it is about; Home, whose
 * places lead away from it, does without its code.
 */
export function CurrentPlaceInSight() {
  useLayoutEffect(() => showInRow(firstInPage('.places-side > :first-child [aria-current]')), []);
  return null;
}
