import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { plural } from '@/core/kernel/formatting/plural';
import { buildSearchAddress } from '@/core/research/search/search-address';
import { SearchBoxKey } from '@/stores/research/search/keys';
import type { OptionGroup, SearchOption } from '@/stores/research/search/search-box.store';
import { useStore } from '@/views/kernel/common/use-store';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { FoundAnswer } from './found-answer';
import { FoundDetail } from './found-detail';
import { FoundIcon } from './found-icon';
import { FoundSide } from './found-side';
import { messages } from './messages';
import { TypedPart } from './typed-part';

export interface SearchPanelProps {
  readonly id: string;
  readonly onChosen: () => void;
}

/** Returns the id for `aria-activedescendant`. */
export function optionIdOf(id: string, place: number): string {
  return `${id}-${place}`;
}

export const SearchPanel = observer(function SearchPanel({ id, onChosen }: SearchPanelProps) {
  const box = useStore(SearchBoxKey);
  const text = box.typed.trim();
  return (
    <div className="sbox__panel">
      <p role="status" className={said(box) === null ? 'vh' : 'sbox__said'}>
        {said(box) ?? (text === '' ? '' : plural(box.options.length, messages.foundCount))}
      </p>
      <div role="listbox" className="sbox__listbox" id={`${id}-list`} aria-label={messages.suggestions}>
        {groupsOf(box.options).map(({ group, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups by role.
          <div
            key={group}
            className={group === 'answer' ? 'first-hit__group' : 'sbox__group'}
            role="group"
            aria-label={messages.groups[group]}
          >
            {group === 'answer' ? null : (
              <div className="sbox__name" role="presentation" aria-hidden="true">
                {messages.groups[group]}
              </div>
            )}
            <div role="presentation">
              {options.map(({ place, option }) => (
                <Option key={place} id={id} place={place} option={option} onChosen={onChosen} />
              ))}
            </div>
          </div>
        ))}
      </div>
      {text === '' ? <p className="sbox__said">{messages.hintText}</p> : null}
      <Foot onChosen={onChosen} />
    </div>
  );
});

/** Returns a correction, an empty or loading state, a failure, or null. */
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

interface OptionList {
  readonly group: OptionGroup;
  readonly options: readonly Placed[];
}

function groupsOf(options: readonly SearchOption[]): readonly OptionList[] {
  const groups = new Map<OptionGroup, Placed[]>();
  for (const [place, option] of options.entries()) {
    const own = groups.get(option.group) ?? [];
    groups.set(option.group, [...own, { place, option }]);
  }
  return [...groups].map(([group, placed]) => ({ group, options: placed }));
}

const Option = observer(function Option({ id, place, option, onChosen }: Placed & SearchPanelProps) {
  const box = useStore(SearchBoxKey);
  const { href } = option;
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
      className={dressOf(option)}
      href={href}
      onClick={handleClick}
      onPointerMove={() => box.point(place)}
    >
      <OptionContent option={option} typed={box.corrected ?? box.name} />
    </a>
  );
});

function dressOf({ group, isPart }: SearchOption): string {
  if (group !== 'answer') return 'found';
  return isPart ? 'first-hit__part' : 'first-hit';
}

function OptionContent({ option, typed }: { readonly option: SearchOption; readonly typed: string }) {
  const { group, hit, label, section, isPart } = option;
  if (hit === null) {
    return (
      <>
        <FoundIcon type={null} label={label} logo={null} />
        <span className="found__text">
          <TypedPart label={label} typed={typed} />
          <VisuallyHidden>{`, ${messages.recentSearch}`}</VisuallyHidden>
        </span>
      </>
    );
  }
  if (isPart && section !== null) {
    return (
      <>
        {messages.sections[section]}
        <VisuallyHidden>{messages.ofCompany(label)}</VisuallyHidden>
      </>
    );
  }
  if (group === 'answer') return <FoundAnswer hit={hit} typed={typed} />;
  return (
    <>
      <FoundIcon type={hit.type} label={label} logo={hit.logo} />
      <span className="found__text">
        <TypedPart label={label} typed={typed} />
        <FoundDetail detail={hit.detail} section={section} />
      </span>
      {group === 'visited' ? null : (
        <span className="found__side">
          <FoundSide hit={hit} />
        </span>
      )}
    </>
  );
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
        {box.options[0]?.group === 'answer' ? (
          <span>
            <kbd>
              <ArrowRight size={13} />
            </kbd>
            {messages.partsKey}
          </span>
        ) : null}
        <span>
          <kbd>Esc</kbd>
          {messages.closeKey}
        </span>
      </div>
      <div className="flex gap-4">
        {box.recent.length === 0 ? null : (
          <button type="button" className="link link--block" onClick={box.clearRecent}>
            {messages.clearRecent}
          </button>
        )}
        {text === '' ? null : (
          <a
            className="link link--block"
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
