import './filters.css';
import X from 'lucide-react/icons/x';
import { TextLink } from '../ui/text-link';
import type { FilterGroup } from './filter-group';
import { messages } from './messages';

export interface FilterChipsProps {
  readonly groups: readonly FilterGroup[];
  readonly clearHref: string;
}

export function FilterChips({ groups, clearHref }: FilterChipsProps) {
  const chosen = groups.flatMap(({ key, options }) =>
    options.filter(({ isChosen }) => isChosen).map((option) => ({ ...option, key: `${key} ${option.key}` })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul className="fchips" aria-label={messages.chosenFilters}>
      {chosen.map(({ key, label, href }) => (
        <li key={key}>
          <a className="fchip" href={href} rel="nofollow" aria-label={messages.leaveOut(label)}>
            {label}
            <X size={16} aria-hidden="true" />
          </a>
        </li>
      ))}
      <li>
        <TextLink to={clearHref} look="block">
          {messages.clearAll}
        </TextLink>
      </li>
    </ul>
  );
}
