import { observer } from 'mobx-react-lite';
import { formatDate } from '@/core/kernel/formatting/date';
import { joinFacts } from '@/core/kernel/formatting/facts';
import { plural } from '@/core/kernel/formatting/plural';
import type { CaseEntry, CaseQueue } from '@/core/trust/moderation/case';
import { moderationMessages } from '@/core/trust/moderation/moderation-messages';
import { ModerationKey } from '@/stores/trust/moderation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { messages } from './messages';

export interface CaseQueueProps {
  readonly queue: CaseQueue;
}

export function CaseQueueList({ queue: { cases } }: CaseQueueProps) {
  if (cases.length === 0) return <EmptyState title={messages.emptyTitle}>{messages.emptyText}</EmptyState>;
  return (
    <ul className="rows">
      {cases.map((entry) => (
        <li key={entry.caseId}>
          <CaseRow entry={entry} />
        </li>
      ))}
    </ul>
  );
}

const CaseRow = observer(function CaseRow({ entry }: { readonly entry: CaseEntry }) {
  const moderation = useStore(ModerationKey);
  const { kind, place, ground, dueAt, findings, reports, answerUntil, claim, caseId } = entry;
  const counts = [
    findings > 0 ? plural(findings, messages.findings) : null,
    reports > 0 ? plural(reports, messages.reports) : null,
    answerUntil === null ? null : messages.awaited(formatDate(answerUntil, 'day')),
    claim === 'free' ? null : messages[claim],
  ].filter((said) => said !== null);
  return (
    <button
      type="button"
      className="case-row"
      aria-current={moderation.claimed?.case.caseId === caseId}
      onClick={() => void moderation.open(entry)}
    >
      <span className="strong">
        {moderationMessages.kinds[kind]}, {place}
      </span>
      <span className="meta num">{messages.due(formatDate(dueAt, 'moment'))}</span>
      <span className="text-ink-2">{joinFacts([moderationMessages.grounds[ground], ...counts])}</span>
    </button>
  );
});
