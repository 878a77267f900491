import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useId } from 'react';

import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '../common/use-store';
import { classNames } from '../ui/class-names';

/** A place that the start column leads to. */
export interface Place {
  readonly label: string;
  /** A path of the app, or a part of the page (`#education`). */
  readonly href: string;
  /** A count in grey at the end of the row, already written out ("1,204"). */
  readonly count?: string | undefined;
  /** At the end of the row: what is new there. */
  readonly news?: ReactNode;
  /** True if it is what is shown, if the path alone does not say so. */
  readonly isHere?: boolean;
}

export interface PlaceListProps {
  readonly title: string;
  readonly places: readonly Place[];
  /** Hangs from a hairline instead of the ink line: every list but the first. */
  readonly thin?: boolean;
}

/** Places beside a screen, the current one marked; nothing if there are none. */
export const PlaceList = observer(function PlaceList({ title, places, thin = false }: PlaceListProps) {
  const { path } = useStore(NavigationKey);
  const id = useId();
  if (places.length === 0) return null;
  return (
    <nav className={classNames('places hang', thin && 'hang--thin')} aria-labelledby={id}>
      <div className="hang__head">
        <h2 id={id} className="h3">
          {title}
        </h2>
      </div>
      <ul className="rows">
        {places.map(({ label, href, count, news, isHere = href === path }) => (
          <li key={href}>
            <a href={href} {...(isHere ? { 'aria-current': 'page' as const } : {})}>
              {label}
              {count && <span className="meta num">{count}</span>}
              {news}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
