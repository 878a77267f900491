import { useLayoutEffect } from 'react';
import { showCurrent } from '../ui/current-in-sight';

/**
 * Has the current one of a screen's places in sight where they are a row of chips. It stands behind the list that it is about; Home, whose
 * places lead away from it, does without its code.
 */
export function CurrentPlaceInSight() {
  useLayoutEffect(() => showCurrent(document.querySelector('.places-side > :first-child [aria-current]')), []);
  return null;
}
