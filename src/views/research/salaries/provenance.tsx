import Clock from 'lucide-react/icons/history';
import type { SalaryFigure } from '@/core/research/salaries/salary';
import { ConfidenceMark } from './confidence-mark';
import { messages } from './messages';

/** The number of reports, the newest month and the confidence, which stand beside every headline. */
export function Provenance({ figure }: { readonly figure: SalaryFigure }) {
  const { count, importedCount, newest, isStale, confidence } = figure;
  return (
    <p className="provenance num">
      <span>{messages.salaries(count)}</span>
      {importedCount === 0 ? null : <span>{messages.imported(importedCount, count)}</span>}
      <Newest newest={newest} isStale={isStale} count={count} />
      {confidence === null ? null : (
        <span>
          <ConfidenceMark confidence={confidence} /> {messages.confidence}
        </span>
      )}
    </p>
  );
}

/** The month of the newest report, or that no report tells one; nothing if there is no report. */
function Newest({ newest, isStale, count }: Pick<SalaryFigure, 'newest' | 'isStale' | 'count'>) {
  if (newest === null) return count === 0 ? null : <span>{messages.undated}</span>;
  return isStale ? <StaleMark newest={newest} /> : <span>{messages.newest(newest)}</span>;
}

/** Says in a sign, a word and a month that a figure is old. */
export function StaleMark({ newest }: { readonly newest: string }) {
  return (
    <span className="stale">
      <Clock size={16} aria-hidden="true" />
      <span>{messages.stale(newest)}</span>
    </span>
  );
}
