import './filters.css';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ReactNode } from 'react';
import { FilterColumn } from './filter-column';
import type { FilterGroup } from './filter-group';
import { FILTERS_ID, RESULTS_ID } from './filter-ids';
import { messages } from './messages';

export interface FilteredLayoutProps {
  readonly groups: readonly FilterGroup[];
  readonly clearHref: string | null;
  readonly result: string;
  /** True if the list is known to be empty. */
  readonly isEmpty?: boolean;
  readonly children: ReactNode;
}

/**
 * The column is empty before filters are loaded, and for crawlers. A filter without results is
 * hidden, unless one of its options is chosen. An empty list without filters takes the whole width.
 */
export function FilteredLayout({ groups: known, clearHref, result, isEmpty = false, children }: FilteredLayoutProps) {
  const groups = known.filter(({ options }) => options.some(({ count, isChosen }) => isChosen || count !== 0));
  const chosen = groups.flatMap(({ options }) => options.filter(({ isChosen }) => isChosen)).length;
  if (isEmpty && groups.length === 0) {
    return (
      <div className="grid gap-4" id={RESULTS_ID} tabIndex={-1}>
        {children}
      </div>
    );
  }
  return (
    <div className="filtered">
      {groups.length === 0 ? <div /> : <FilterColumn groups={groups} clearHref={clearHref} result={result} />}
      <div className="filtered__main" id={RESULTS_ID} tabIndex={-1}>
        {groups.length === 0 ? (
          <span className="filtered__open" />
        ) : (
          <a className="btn filtered__open" href={`#${FILTERS_ID}`}>
            <SlidersHorizontal size={18} aria-hidden="true" />
            <span>{messages.open(chosen)}</span>
          </a>
        )}
        {children}
      </div>
    </div>
  );
}
