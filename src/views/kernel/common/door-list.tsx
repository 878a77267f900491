import './door-list.css';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';

export interface LinkEntry {
  readonly href: string;
  readonly label: string;
  readonly about: string;
  readonly figures?: readonly string[];
}

export interface DoorListProps {
  readonly doors: readonly LinkEntry[];
  readonly onChoose?: (() => void) | undefined;
  readonly className?: string;
}

export function LinkList({ doors, onChoose, className }: DoorListProps): ReactNode {
  return (
    <ul className={classNames('rows', className)}>
      {doors.map(({ href, label, about, figures = [] }) => (
        <li key={href}>
          <a className="door" href={href} onClick={onChoose}>
            <span className="door__text">
              <span className="strong">{label}</span>
              <span className="meta">{about}</span>
            </span>
            {figures.length === 0 ? null : (
              <span className="door__figures meta num">
                {figures.map((figure) => (
                  <span key={figure}>{figure}</span>
                ))}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
