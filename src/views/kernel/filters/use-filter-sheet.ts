import type { MouseEvent } from 'react';
import { useEffect } from 'react';
import { onDocument } from '../page/page-events';
import { FILTERS_ID, RESULTS_ID } from './filter-ids';

/** Up to this width the filters are a sheet; see filters.css. */
const NARROW = '(width <= 51rem)';

/** The sheet of filters is open while the address has its id; Escape closes it. Returns the click handler of what closes it. */
export function useFilterSheet(): (event: MouseEvent) => void {
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => {
      const isOpen = window.location.hash === `#${FILTERS_ID}` && window.matchMedia(NARROW).matches;
      if (key === 'Escape' && isOpen) closeSheet();
    };
    return onDocument('keydown', handleKey);
  }, []);
  return (event) => {
    event.preventDefault();
    closeSheet();
  };
}

/** Closes the sheet as Back does; if the page began with it, its entry becomes that of the list. */
function closeSheet(): void {
  const { history, location } = window;
  // The router gives its entries a state; the one of the link that opened the sheet has none.
  if (history.state === null) history.back();
  else location.replace(`#${RESULTS_ID}`);
}
