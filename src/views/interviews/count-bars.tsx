import { groupIndian } from '@/core/formatting/indian-number';
import { messages } from './messages';

/** One bar: a label, and how many reports have it. */
export interface CountBar {
  readonly key: string;
  readonly label: string;
  readonly count: number;
}

export interface CountBarsProps {
  readonly title: string;
  readonly bars: readonly CountBar[];
  /** Below the bars: where they come from. */
  readonly provenance: string;
}

const HUNDRED = 100;
const MIN_SHOWN = 5;

/** Counts with their shares; bars start at 0. Under five reports there are no shares. */
export function CountBars({ title, bars, provenance }: CountBarsProps) {
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <div>
      <h3 className="h3 mb-2">{title}</h3>
      {all < MIN_SHOWN ? (
        <p className="meta">{messages.tooFew(MIN_SHOWN - all)}</p>
      ) : (
        <ul className="bars num">
          {bars.map(({ key, label, count }) => (
            <li key={key}>
              <span>{label}</span>
              <svg className="bars__bar" height="12" aria-hidden="true">
                <line x1="0" x2="100%" y1="0.5" y2="0.5" />
                <rect width={`${(count / most) * HUNDRED}%`} height="10" />
              </svg>
              <b>
                {messages.share(shareOf(count, all))} <small>{groupIndian(count)}</small>
              </b>
            </li>
          ))}
        </ul>
      )}
      <p className="meta mt-2 num">{provenance}</p>
    </div>
  );
}

/** Returns a share in whole per cent. */
export function shareOf(count: number, all: number): number {
  return all === 0 ? 0 : Math.round((count / all) * HUNDRED);
}
