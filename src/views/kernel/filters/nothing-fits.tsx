import { EmptyState } from '../ui/empty-state';
import { TextLink } from '../ui/text-link';
import type { FilterGroup } from './filter-group';
import { messages } from './messages';

export interface NothingFitsProps {
  /** A sentence: "No job fits all of this." */
  readonly title: string;
  readonly groups: readonly FilterGroup[];
  /** Words that the list is searched for too, with the address without them; '' for none. */
  readonly words?: { readonly text: string; readonly href: string };
  /** The address without filters and words. */
  readonly clearHref: string;
  /** The number of results there; left out if it is not known. */
  readonly total?: number;
}

/** Nothing passes the filters: names each chosen one with a link that leaves out just that one, and one that leaves out all. */
export function NothingFits({ title, groups, words, clearHref, total }: NothingFitsProps) {
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
