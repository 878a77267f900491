import { missingReports, percentOf } from '@/core/kernel/figures/figures.rules';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { MIN_REPORTS_FOR_SHARES, shareText } from '@/core/research/interviews/interview-shares';
import { BarList } from '@/views/kernel/common/bar-list';
import { messages } from './messages';

export interface CountBar {
  readonly key: string;
  readonly label: string;
  readonly count: number;
}

/** A figure, and the words that complete its sentence. */
type Answer = readonly [figure: string, words: string];

export interface CountBarsProps {
  readonly title: string;
  /** Null below the minimum number of reports. */
  readonly answer: Answer | null;
  readonly bars: readonly CountBar[];
  readonly provenance: string;
}

/** Draws bars from 0 to the number of reports. Below the minimum there are no shares. */
export function CountBars({ title, answer, bars, provenance }: CountBarsProps) {
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  const missing = missingReports(all);
  return (
    <div className="hang">
      <h3 className="h3">{title}</h3>
      {answer === null ? null : <ShortAnswer answer={answer} />}
      {missing > 0 ? (
        <p className="meta">{messages.tooFew(missing)}</p>
      ) : (
        <BarList
          bars={bars.map(({ key, label, count }) => ({
            key,
            label,
            percent: percentOf(count, all),
            value: (
              <>
                {shareText(count, all)}
                {all < MIN_REPORTS_FOR_SHARES ? null : <small> {groupIndian(count)}</small>}
              </>
            ),
          }))}
        />
      )}
      <p className="meta mt-2 num">{provenance}</p>
    </div>
  );
}

export function ShortAnswer({ answer: [figure, words] }: { readonly answer: Answer }) {
  return (
    <p className="interview-answer num">
      {figure} <small>{words}</small>
    </p>
  );
}
