import './report-parts.css';
import type { Interview } from '@/core/research/interviews/interview';
import { OUTCOME_LABELS } from '@/core/research/interviews/interview-labels';
import { reportMessages } from './report-messages';

/** `role` is null if the role is withheld. */
export function reportTitleOf(role: string | null, outcome: Interview['outcome']): string {
  return reportMessages.reportTitle(role, outcome === null ? null : OUTCOME_LABELS[outcome]);
}

export function ReportRounds({ rounds }: Pick<Interview, 'rounds'>) {
  if (rounds.length === 0) return null;
  return (
    <ol className="rounds">
      {rounds.map(({ name, minutes, day }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no id, and never move.
        <li key={place}>
          <span className="strong">{name}</span>
          <small className="num">
            {[minutes === null ? null : reportMessages.minutes(minutes), day === null ? null : reportMessages.day(day)]
              .filter((part) => part !== null)
              .join(', ')}
          </small>
        </li>
      ))}
    </ol>
  );
}
