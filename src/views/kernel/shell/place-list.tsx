import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useId } from 'react';

import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '../common/use-store';
import { classNames } from '../ui/class-names';

export interface Place {
  readonly label: string;
  readonly href: string;
  readonly count?: string | undefined;
  readonly news?: ReactNode;
  readonly isHere?: boolean;
}

export interface PlaceListProps {
  readonly title: string;
  readonly places: readonly Place[];
  /** A secondary list. Narrow windows show it below the screen, also if it is the first. */
  readonly thin?: boolean;
}

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
