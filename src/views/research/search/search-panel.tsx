import { ArrowDown, ArrowUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { peoplePlural } from '@/core/kernel/figures/people-text';
import { plural } from '@/core/kernel/formatting/plural';
import type { FoundType } from '@/core/research/search/found-type';
import { FOUND_TYPES } from '@/core/research/search/found-type';
import { buildSearchAddress } from '@/core/research/search/search-address';
import type { Suggestion } from '@/core/research/search/search-results';
import { SearchBoxKey } from '@/stores/research/search/keys';
import type { SearchOption } from '@/stores/research/search/search-box.store';
import { useStore } from '@/views/kernel/common/use-store';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { FoundDetail } from './found-detail';
import { FoundIcon } from './found-icon';
import { messages } from './messages';
import { TypedPart } from './typed-part';

export interface SearchPanelProps {
  readonly id: string;
  readonly onChosen: () => void;
}

/** Returns the id of an option's element, which the box names as the marked one. */
export function optionIdOf(id: string, place: number): string {
  return `${id}-${place}`;
}

/** The list below the box: suggestions by type and earlier searches. */
export const SearchPanel = observer(function SearchPanel({ id, onChosen }: SearchPanelProps) {
  const box = useStore(SearchBoxKey);
  const text = box.typed.trim();
  const groups = groupsOf(box.options, text === '');
  return (
    <div className="sbox__panel">
      <p role="status" className={said(box) === null ? 'vh' : 'sbox__said'}>
        {said(box) ?? (text === '' ? '' : plural(box.options.length, messages.foundCount))}
      </p>
      <div role="listbox" id={`${id}-list`} aria-label={messages.suggestions}>
        {groups.map(({ name, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups by role.
          <div key={name} className="sbox__group" role="group" aria-label={name}>
            <div className="sbox__name" role="presentation" aria-hidden="true">
              {name}
            </div>
            <div role="presentation">
              {options.map(({ place, option }) => (
                <Option key={place} id={id} place={place} option={option} onChosen={onChosen} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <Foot onChosen={onChosen} />
    </div>
  );
});

/** The sentence above the list: what was meant, that nothing is there or known yet, or that the call failed; null for none. */
function said(box: {
  readonly options: readonly unknown[];
  readonly isNothingFound: boolean;
  readonly corrected: string | null;
  readonly typed: string;
  readonly suggestions: { readonly failure: unknown };
}) {
  if (box.suggestions.failure !== null) return messages.failed;
  if (box.isNothingFound) {
    return (
      <>
        {messages.nothing}
        <b>{box.typed.trim()}</b>. {messages.nothingHint}
      </>
    );
  }
  if (box.options.length === 0 && box.typed.trim() !== '') return messages.looking;
  if (box.corrected === null) return null;
  return (
    <>
      {messages.showing}
      <b>{box.corrected}</b>.
    </>
  );
}

interface Placed {
  readonly place: number;
  readonly option: SearchOption;
}

function groupsOf(
  options: readonly SearchOption[],
  isBefore: boolean,
): readonly { readonly name: string; readonly options: readonly Placed[] }[] {
  const placed = options.map((option, place) => ({ place, option }));
  const typed = FOUND_TYPES.map((type: FoundType) => ({
    name: isBefore && type === 'company' ? messages.visited : messages.groups[type],
    options: placed.filter(({ option }) => option.suggestion?.type === type),
  }));
  const recent = { name: messages.recent, options: placed.filter(({ option }) => option.suggestion === null) };
  return [...typed, recent].filter((group) => group.options.length > 0);
}

const Option = observer(function Option({ id, place, option, onChosen }: Placed & SearchPanelProps) {
  const box = useStore(SearchBoxKey);
  const { suggestion, label, href } = option;
  const handleClick = () => {
    box.choose(option);
    onChosen();
  };
  return (
    <a
      id={optionIdOf(id, place)}
      role="option"
      tabIndex={-1}
      aria-selected={box.active === place}
      className="found"
      href={href}
      onClick={handleClick}
      onPointerMove={() => box.point(place)}
    >
      <FoundIcon type={suggestion?.type ?? null} label={label} logo={suggestion?.logo ?? null} />
      <span className="found__text">
        <TypedPart label={label} typed={box.name} />
        <FoundDetail detail={suggestion === null ? null : detailOf(suggestion)} section={option.section} />
        {suggestion === null ? <VisuallyHidden>{`, ${messages.recentSearch}`}</VisuallyHidden> : null}
      </span>
    </a>
  );
});

/** The detail of a suggestion, of a designation how much is known of its pay. */
function detailOf({ detail, salaries }: Suggestion): string | null {
  return salaries === null ? detail : peoplePlural(salaries, messages.salaries);
}

const Foot = observer(function Foot({ onChosen }: Pick<SearchPanelProps, 'onChosen'>) {
  const box = useStore(SearchBoxKey);
  const text = box.typed.trim();
  return (
    <div className="sbox__foot">
      <div className="sbox__keys" aria-hidden="true">
        <span>
          <kbd>
            <ArrowUp size={13} />
          </kbd>
          <kbd>
            <ArrowDown size={13} />
          </kbd>
          {messages.moveKeys}
        </span>
        <span>
          <kbd>Enter</kbd>
          {messages.openKey}
        </span>
        <span>
          <kbd>Esc</kbd>
          {messages.closeKey}
        </span>
      </div>
      <div className="flex gap-4">
        {box.recent.length === 0 ? null : (
          <button type="button" className="link min-h-11" onClick={box.clearRecent}>
            {messages.clearRecent}
          </button>
        )}
        {text === '' ? null : (
          <a
            className="link inline-flex min-h-11 items-center"
            href={buildSearchAddress({ q: text })}
            onClick={(event) => {
              event.preventDefault();
              onChosen();
              box.point(-1);
              box.submit();
            }}
          >
            {messages.allResults}
          </a>
        )}
      </div>
    </div>
  );
});
