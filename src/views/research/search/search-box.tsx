import { Search, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '@/core/kernel/catalog/search.rules';
import { SearchBoxKey } from '@/stores/research/search/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { onOutside } from '@/views/kernel/page/page-events';
import { FIRST_FIELD } from '@/views/kernel/shell/middle';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { messages } from './messages';
import { optionIdOf, SearchPanel } from './search-panel';

export interface SearchBoxProps {
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** True in a dialog; on a page the panel shows while the box has the focus. */
  readonly isAlwaysOpen?: boolean;
  readonly isFirst?: boolean;
}

/** Arrow keys select a suggestion. Enter opens it, or the results for the typed text. */
export const SearchBox = observer(function SearchBox({
  inputRef,
  isAlwaysOpen = false,
  isFirst = false,
}: SearchBoxProps) {
  const box = useStore(SearchBoxKey);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const [isShown, setShown] = useState(false);
  useCloseOutside(root, () => setShown(false));
  const isExpanded = (isAlwaysOpen || isShown) && (box.options.length > 0 || box.typed.trim() !== '');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setShown(false);
    box.submit();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setShown(true);
      box.move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      if (box.moveAlong(event.key === 'ArrowRight' ? 1 : -1)) event.preventDefault();
    }
    if (event.key === 'Escape' && isShown) setShown(false);
  };
  const handleClear = () => {
    box.type('');
    input.current?.focus();
  };
  return (
    <div ref={root} className={isAlwaysOpen ? 'sbox' : 'sbox sbox--over'}>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is too new for some browsers. */}
      <form role="search" action="/search" onSubmit={handleSubmit}>
        <div className="sbox__field">
          <Search size={20} aria-hidden="true" />
          <input
            ref={input}
            {...(isFirst ? FIRST_FIELD : {})}
            name="q"
            type="search"
            role="combobox"
            aria-expanded={isExpanded}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-label={messages.boxLabel}
            {...(box.active === -1 ? {} : { 'aria-activedescendant': optionIdOf(id, box.active) })}
            placeholder={messages.placeholder}
            autoComplete="off"
            maxLength={MAX_SEARCH_LENGTH}
            value={box.typed}
            onChange={(event) => {
              setShown(true);
              box.type(event.target.value);
            }}
            onFocus={() => setShown(true)}
            onKeyDown={handleKeyDown}
          />
          {box.typed === '' ? null : (
            <IconButton label={messages.clear} icon={<X size={20} aria-hidden="true" />} onClick={handleClear} />
          )}
        </div>
      </form>
      {isExpanded ? <SearchPanel id={id} onChosen={() => setShown(false)} /> : null}
    </div>
  );
});

function useCloseOutside(root: RefObject<HTMLElement | null>, close: () => void): void {
  const handle = useRef(close);
  handle.current = close;
  useEffect(() => {
    return onOutside(root, () => handle.current());
  }, [root]);
}
