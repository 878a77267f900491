import Clock from 'lucide-react/icons/history';
import type { SalaryFigure } from '@/core/research/salaries/salary';
import { ConfidenceMark } from './confidence-mark';
import { messages } from './messages';

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

/** Renders nothing without reports. */
function Newest({ newest, isStale, count }: Pick<SalaryFigure, 'newest' | 'isStale' | 'count'>) {
  if (newest === null) return count === 0 ? null : <span>{messages.undated}</span>;
  return isStale ? <StaleMark newest={newest} /> : <span>{messages.newest(newest)}</span>;
}

export function StaleMark({ newest }: { readonly newest: string }) {
  return (
    <span className="stale">
      <Clock size={16} aria-hidden="true" />
      <span>{messages.stale(newest)}</span>
    </span>
  );
}
