import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DropdownSuggestion } from '@/core/kernel/catalog/dropdown-item';
import { meantNames } from '@/core/kernel/catalog/meant-names.rules';
import type { SuggestedList } from '@/stores/kernel/catalog/catalog.store';
import { CatalogKey } from '@/stores/kernel/catalog/keys';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import type { ComboboxOption } from '../ui/combobox';
import { Combobox } from '../ui/combobox';
import { Field } from '../ui/field';
import { TextInput } from '../ui/text-input';
import { messages } from './messages';
import { useBoxLeave } from './use-box-leave';

export interface SuggestFieldProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly list: SuggestedList;
  readonly text: string;
  readonly id?: number | null;
  readonly onChange: (text: string, id: number | null) => void;
  readonly error: string | undefined;
  readonly aside?: string;
  readonly required?: boolean;
  readonly before?: ReactNode;
  readonly autoComplete?: string;
  readonly listOnly?: boolean;
  readonly nothingFound?: string;
  readonly onLeave?: () => void;
  readonly isBegun?: boolean;
}

/** Accepts any text unless `listOnly`. */
export const SuggestField = observer(function SuggestField({
  label,
  labelHidden = false,
  placeholder,
  maxLength,
  list,
  text,
  id = null,
  onChange,
  error,
  aside,
  required = false,
  before,
  autoComplete,
  listOnly = false,
  nothingFound = listOnly ? messages.fromListOnly : messages.suggestions.empty,
  onLeave,
  isBegun = false,
}: SuggestFieldProps) {
  const catalog = useStore(CatalogKey);
  const [suggestions] = useState(() => catalog.suggestionsOf(list));
  const { found } = suggestions;
  // The first view has only the text, because the content security policy refuses a combobox's inline styles.
  const isFirstView = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const { isLeft, handleFocus, handleLeave } = useBoxLeave();
  const begun = useRef(isBegun ? text : null);
  useEffect(() => {
    if (begun.current !== null) suggestions.search(begun.current);
  }, [suggestions]);
  const options = found.state === 'ready' ? found.value.map(optionOf) : [];
  const meant = isLeft && found.state === 'ready' ? meantNames(text, found.value, listOnly) : [];
  const handleQuery = (query: string) => {
    onChange(query, null);
    suggestions.search(query);
  };
  const handleSelect = (option: ComboboxOption | null) => {
    const item = found.state === 'ready' ? found.value.find((known) => optionOf(known).id === option?.id) : undefined;
    if (item !== undefined) onChange(item.name, item.id);
  };
  if (isFirstView) {
    return (
      <Field label={label} labelHidden={labelHidden} error={error} aside={aside} required={required}>
        <TextInput value={text} readOnly before={before} placeholder={placeholder} />
      </Field>
    );
  }
  return (
    <div>
      <Field label={label} labelHidden={labelHidden} error={error} aside={aside} required={required}>
        <Combobox
          // Typed text counts as picked, so that leaving the box keeps it.
          value={text === '' ? null : { id: String(id ?? text), label: text }}
          onSelect={handleSelect}
          query={text}
          onQueryChange={handleQuery}
          options={options}
          status={found.state}
          onRetry={() => void suggestions.ask()}
          texts={{ ...messages.suggestions, empty: nothingFound }}
          placeholder={placeholder}
          maxLength={maxLength}
          before={before}
          autoComplete={autoComplete}
          opensAtFirst={isBegun}
          onFocus={handleFocus}
          onLeave={() => {
            handleLeave();
            onLeave?.();
          }}
        />
      </Field>
      <div aria-live="polite">
        {meant.map((item) => (
          <Button key={item.id ?? item.name} tone="quiet" className="ps-0" onClick={() => onChange(item.name, item.id)}>
            {messages.didYouMean(item.name, item.detail)}
          </Button>
        ))}
      </div>
    </div>
  );
});

function optionOf({ id, name, detail }: DropdownSuggestion): ComboboxOption {
  return { id: String(id ?? name), label: name, detail: detail ?? undefined };
}

function never(): () => void {
  return () => undefined;
}
