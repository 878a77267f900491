import './fields.css';
import './menu.css';
import { Combobox as Base } from '@base-ui/react/combobox';
import type { BaseUIEvent } from '@base-ui/react/types';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { useFieldAttributes } from './field-context';

/** `id` distinguishes suggestions of the same name. */
export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon?: ReactNode;
}

/** The caller loads the suggestions. */
export interface ComboboxProps {
  readonly value: ComboboxOption | null;
  readonly onSelect: (option: ComboboxOption | null) => void;
  readonly query: string;
  /** Called for typed text, but not when picking a suggestion sets the text. */
  readonly onQueryChange: (query: string) => void;
  readonly options: readonly ComboboxOption[];
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly onRetry: () => void;
  readonly texts: {
    /** The text shown before typing, if there are no suggestions. */
    readonly begin?: string;
    readonly loading: string;
    readonly empty: string;
    readonly failed: string;
    readonly retry: string;
    readonly open: string;
  };
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly disabled?: boolean | undefined;
  readonly before?: ReactNode;
  readonly autoComplete?: string | undefined;
  readonly opensAtFirst?: boolean | undefined;
  readonly onFocus?: (() => void) | undefined;
  readonly onLeave?: (() => void) | undefined;
  readonly className?: string | undefined;
}

function statusText(
  status: ComboboxProps['status'],
  texts: ComboboxProps['texts'],
  count: number,
  query: string,
): string {
  switch (status) {
    case 'loading':
      return texts.loading;
    case 'failed':
      return texts.failed;
    case 'ready':
      if (count > 0) return '';
      return query.trim() === '' ? (texts.begin ?? '') : texts.empty;
    case 'idle':
      return texts.begin ?? '';
  }
}

/**
 * Suggestions may be loading, empty, failed or ready. Arrow keys and Enter pick, Esc closes. Takes id and description
 * from a Field. Import it with `lazy()`, since it is heavy.
 */
export function Combobox({
  value,
  onSelect,
  query,
  onQueryChange,
  options,
  status,
  onRetry,
  texts,
  placeholder,
  maxLength,
  disabled = false,
  before,
  autoComplete = 'off',
  opensAtFirst = false,
  onFocus,
  onLeave,
  className,
}: ComboboxProps) {
  const field = useFieldAttributes();
  const popup = useRef<HTMLDivElement>(null);
  const actions = useRef<Base.Root.Actions>(null);
  const handleBlur = (event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node && popup.current?.contains(event.relatedTarget))) {
      actions.current?.close();
      onLeave?.();
    }
  };
  const handleKeyDown = (event: BaseUIEvent<KeyboardEvent<HTMLInputElement>>) => {
    if (event.key !== 'Escape') return;
    // Without an open list, Esc closes the dialog. Base UI would take the key and clear the box.
    event.preventBaseUIHandler();
    // An open list takes Esc even if empty; otherwise the dialog would close.
    if (event.currentTarget.getAttribute('aria-expanded') !== 'true') return;
    event.stopPropagation();
    actions.current?.close();
  };
  const handleOpenChange = (open: boolean) => {
    // Ends the closing phase, which Base.Popup would do otherwise.
    if (!open) {
      queueMicrotask(() => actions.current?.unmount());
    }
  };
  const said = statusText(status, texts, options.length, query);
  return (
    <Base.Root<ComboboxOption>
      items={options}
      filter={null}
      value={value}
      onValueChange={(next) => onSelect(next)}
      inputValue={query}
      onInputValueChange={(next, details) => {
        if (details.reason === 'input-change' || details.reason === 'input-clear') {
          onQueryChange(next);
        }
      }}
      itemToStringLabel={(option) => option.label}
      isItemEqualToValue={(option, other) => option.id === other.id}
      disabled={disabled}
      autoHighlight
      defaultOpen={opensAtFirst}
      actionsRef={actions}
      onOpenChange={handleOpenChange}
    >
      <Base.InputGroup className={classNames('input', className)}>
        {before}
        <Base.Input
          {...field}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete={autoComplete}
          onFocus={onFocus}
          onBlur={handleBlur}
          onKeyDown={handleKeyDown}
        />
        <Base.Trigger className="input__open" aria-label={texts.open}>
          <ChevronDown size={18} aria-hidden="true" />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner className="pop pop--anchor" sideOffset={4} align="start">
          {/* Does not use Base.Popup, which hides the rest of the page from assistive technology although users can still focus it. */}
          <div ref={popup} className="panel panel--float menu menu--list" aria-busy={status === 'loading'}>
            <Base.Status className={said === '' ? 'vh' : 'meta px-4 py-3'}>{said}</Base.Status>
            {status === 'failed' ? (
              <Button tone="quiet" className="px-4" onClick={onRetry}>
                {texts.retry}
              </Button>
            ) : null}
            <Base.List className="menu__list">
              {(option: ComboboxOption) => (
                <Base.Item key={option.id} value={option} className="option">
                  {option.icon}
                  <span className="min-w-0">
                    {option.label}
                    {option.detail === undefined ? null : <span className="meta block">{option.detail}</span>}
                  </span>
                </Base.Item>
              )}
            </Base.List>
          </div>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
