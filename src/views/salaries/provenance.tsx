import Clock from 'lucide-react/icons/history';
import type { SalaryFigure } from '@/core/salaries/salary';
import { ConfidenceMark } from './confidence-mark';
import { messages } from './messages';

/** The number of reports, the newest month and the confidence, which stand beside every headline. */
export function Provenance({ figure }: { readonly figure: SalaryFigure }) {
  const { count, importedCount, newest, isStale, confidence } = figure;
  return (
    <p className="provenance num">
      <span>{messages.count(count)}</span>
      {importedCount === 0 ? null : <span>{messages.imported(importedCount, count)}</span>}
      <Newest newest={newest} isStale={isStale} />
      {confidence === null ? null : (
        <span>
          <ConfidenceMark confidence={confidence} /> {messages.confidence}
        </span>
      )}
    </p>
  );
}

/** The month of the newest report; nothing if there is none. */
function Newest({ newest, isStale }: Pick<SalaryFigure, 'newest' | 'isStale'>) {
  if (newest === null) return null;
  return isStale ? <StaleMark newest={newest} /> : <span>{messages.newest(newest)}</span>;
}

/** Says in a sign, a word and a month that a figure is old. */
export function StaleMark({ newest }: { readonly newest: string }) {
  return (
    <span className="stale">
      <Clock size={16} aria-hidden="true" />
      {messages.stale(newest)}
    </span>
  );
}
