import './pager.css';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { messages } from './messages';

export interface PageLinksProps {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
}

/** Renders indexable links, or nothing if all items are on one page. */
export function PageLinks({ page, limit, total, hrefOf }: PageLinksProps) {
  const last = Math.ceil(total / limit);
  if (last <= 1) return null;
  return (
    <nav className="pager" aria-label={messages.pages}>
      <div className="pager__row">
        {page > 1 ? (
          <a href={hrefOf(Math.min(page - 1, last))} rel="prev">
            <ChevronLeft size={18} aria-hidden="true" />
            {messages.previous}
          </a>
        ) : (
          <span className="pager__off">
            <ChevronLeft size={18} aria-hidden="true" />
            {messages.previous}
          </span>
        )}
        <ol className="pager__pages num">
          {pagesAround(page, last).map((number, place) =>
            number === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else to be told by.
              <li key={`gap ${place}`} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={number}>
                <a
                  href={hrefOf(number)}
                  aria-label={messages.page(number)}
                  {...(number === page ? { 'aria-current': 'page' } : {})}
                >
                  {number}
                </a>
              </li>
            ),
          )}
        </ol>
        {page < last ? (
          <a href={hrefOf(page + 1)} rel="next">
            {messages.next}
            <ChevronRight size={18} aria-hidden="true" />
          </a>
        ) : (
          <span className="pager__off">
            {messages.next}
            <ChevronRight size={18} aria-hidden="true" />
          </span>
        )}
      </div>
      {page > last ? null : (
        <p className="meta num pager__range">
          {messages.range((page - 1) * limit + 1, Math.min(page * limit, total), total)}
        </p>
      )}
    </nav>
  );
}

export function pagesAround(page: number, last: number): readonly (number | null)[] {
  const near = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const pages = [...new Set(near)].sort((one, other) => one - other);
  return pages.flatMap((number, place) => {
    const before = pages[place - 1] ?? 0;
    if (number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
