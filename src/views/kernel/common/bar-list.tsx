import './bar-list.css';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';

export interface Bar {
  readonly key: string;
  readonly label: string;
  /** Null draws no bar. */
  readonly percent: number | null;
  readonly value: ReactNode;
}

export interface BarListProps {
  readonly bars: readonly Bar[];
  readonly label?: string;
  /** Gives sentences as labels more room than the bars. */
  readonly hasLongLabels?: boolean;
}

export function BarList({ bars, label: listLabel, hasLongLabels = false }: BarListProps) {
  return (
    <ul aria-label={listLabel} className={classNames('bars num', hasLongLabels && 'bars--long')}>
      {bars.map(({ key, label, percent, value }) => (
        <li key={key}>
          <span>{label}</span>
          <svg height="12" aria-hidden="true">
            {percent === null ? null : (
              <>
                <line x1="0" x2="100%" y1="0.5" y2="0.5" />
                <rect width={`${percent}%`} height="10" />
              </>
            )}
          </svg>
          <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}
