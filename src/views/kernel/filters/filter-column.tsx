import './filters.css';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent } from 'react';
import { useId, useRef } from 'react';
import { isGroup, MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { TextLink } from '../ui/text-link';
import type { FilterGroup, FilterLink } from './filter-group';
import { FILTERS_ID, RESULTS_ID } from './filter-ids';
import { messages } from './messages';
import { useFilterSheet } from './use-filter-sheet';

export interface FilterColumnProps {
  readonly groups: readonly FilterGroup[];
  readonly clearHref: string | null;
  readonly result: string;
}

/** The number of options that show unfolded. Chosen ones always show. */
const MAX_OPEN_OPTIONS = 6;

/**
 * Uses links, so that filters work before code loads and each choice has an address. On narrow windows the column is a
 * sheet, opened by a link to its id.
 */
export function FilterColumn({ groups, clearHref, result }: FilterColumnProps) {
  const sheet = useRef<HTMLElement>(null);
  const { isOpen, handleClose } = useFilterSheet(sheet);
  return (
    <section
      ref={sheet}
      className="fcol"
      id={FILTERS_ID}
      aria-label={messages.title}
      tabIndex={-1}
      {...(isOpen ? { role: 'dialog', 'aria-modal': true } : {})}
    >
      <div className="fcol__head">
        <h2 className="h3">{messages.title}</h2>
        {clearHref === null ? null : (
          <TextLink to={clearHref} look="block">
            {messages.clearAll}
          </TextLink>
        )}
        <a className="icon-btn fcol__close" href={`#${RESULTS_ID}`} aria-label={messages.close} onClick={handleClose}>
          <X size={20} aria-hidden="true" />
        </a>
      </div>
      <div className="fcol__list">
        {groups.map((group) => (
          <Group key={group.key} group={group} />
        ))}
      </div>
      <div className="fcol__foot">
        <a className="btn btn--primary" href={`#${RESULTS_ID}`} onClick={handleClose} aria-live="polite">
          {messages.show(result)}
        </a>
      </div>
    </section>
  );
}

function Group({ group: { title, options } }: { readonly group: FilterGroup }) {
  const id = useId();
  const open = options.filter((option, place) => place < MAX_OPEN_OPTIONS || option.isChosen);
  const folded = options.filter((option) => !open.includes(option));
  return (
    <section className="facet" aria-labelledby={id}>
      <h3 id={id} className="facet__title">
        {title}
      </h3>
      <Options options={open} />
      {folded.length === 0 ? null : (
        <details>
          <summary className="link link--block">{messages.more(folded.length)}</summary>
          <Options options={folded} />
        </details>
      )}
    </section>
  );
}

/** Lets a link that looks like a checkbox react to Space, which would scroll the page. */
function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

function Options({ options }: { readonly options: readonly FilterLink[] }) {
  return (
    <ul>
      {options.map(({ key, label, count, isOfPeople, href, isChosen }) => (
        <li key={key}>
          {count === 0 && !isChosen ? (
            <span className="opt opt--off">
              <span className="opt__box" aria-hidden="true" />
              <span className="opt__label">{label}</span>
              <span className="opt__n num">0</span>
            </span>
          ) : (
            <a
              className="opt"
              href={href}
              rel="nofollow"
              onKeyDown={pressBySpace}
              {...(isChosen ? { 'aria-current': 'true' } : {})}
            >
              <span className="opt__box" aria-hidden="true" />
              <span className="opt__label">{label}</span>
              {count === null ? null : (
                <span className="opt__n num">
                  {isOfPeople === true && count > 0 && !isGroup(count) ? messages.under(MIN_GROUP) : groupIndian(count)}
                </span>
              )}
              {isChosen ? <span className="vh">{messages.chosen}</span> : null}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
