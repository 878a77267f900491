import type { TenureQuestion } from '@/core/research/tenure/tenure.rules';
import { TENURE_LAW } from '@/core/research/tenure/tenure-law';
import { messages } from './messages';

export function FactLaw({ question }: { readonly question: TenureQuestion }) {
  const law = TENURE_LAW[question];
  if (law === undefined) return <p className="meta">{messages.noLaw}</p>;
  const { says, holdsFor, rule, status, checkedOn } = law;
  return (
    <div>
      <p className="strong">{says}</p>
      <p className="meta">
        {holdsFor} {messages.status[status]}: {rule}, {messages.checked(checkedOn)}.
      </p>
    </div>
  );
}
