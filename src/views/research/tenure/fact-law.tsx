import type { TenureQuestion } from '@/core/research/tenure/tenure.rules';
import { TENURE_LAW } from '@/core/research/tenure/tenure-law';
import { messages } from './messages';

/** The rule of law beside a fact: what it says, for whom it holds, its section and its state. */
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
