import Check from 'lucide-react/icons/check';
import { messages } from './messages';

export function CountingRules({ minReviews }: { readonly minReviews: number }) {
  return (
    <ul className="award-rules">
      {messages.rules(minReviews).map(([rule, more]) => (
        <li key={rule}>
          <Check size={18} aria-hidden="true" />
          <span>
            {rule}
            <span className="meta award-rules__more">{more}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
