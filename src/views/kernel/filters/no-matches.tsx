import { EmptyState } from '../ui/empty-state';
import { TextLink } from '../ui/text-link';
import type { FilterGroup } from './filter-group';
import { messages } from './messages';

export interface NoMatchesProps {
  readonly title: string;
  readonly groups: readonly FilterGroup[];
  readonly words?: { readonly text: string; readonly href: string };
  readonly clearHref: string;
  readonly total?: number;
}

/** Links to the list without each chosen option, and without any. */
export function NoMatches({ title, groups, words, clearHref, total }: NoMatchesProps) {
  const chosen = groups.flatMap((group) =>
    group.options
      .filter(({ isChosen }) => isChosen)
      .map(({ key, label, href }) => ({ key: `${group.key} ${key}`, label, href })),
  );
  const typed = words === undefined || words.text === '' ? [] : [{ key: 'words', label: words.text, href: words.href }];
  return (
    <EmptyState title={title}>
      <p>{messages.leaveOneOut}</p>
      <ul className="mt-2">
        {[...chosen, ...typed].map(({ key, label, href }) => (
          <li key={key}>
            <TextLink to={href} look="block">
              {messages.without(label)}
            </TextLink>
          </li>
        ))}
      </ul>
      <TextLink to={clearHref} look="block">
        {total === undefined ? messages.clearAll : messages.clearAllOf(total)}
      </TextLink>
    </EmptyState>
  );
}
