import { observer } from 'mobx-react-lite';
import { useState, useSyncExternalStore } from 'react';
import type { Hit } from '@/core/research/search/search-results';
import type { Suggestions } from '@/stores/kernel/common/suggestions';
import type { ComboboxOption } from '@/views/kernel/ui/combobox';
import { Combobox } from '@/views/kernel/ui/combobox';
import { Field } from '@/views/kernel/ui/field';
import { messages } from './messages';

export interface CompanySearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly suggestions: Suggestions<Hit>;
  readonly chosen: string;
  readonly onChoose: (urlName: string) => void;
}

export const CompanySearchField = observer(function FoundField({
  label,
  placeholder,
  suggestions,
  chosen,
  onChoose,
}: CompanySearchFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? chosen;
  const { found } = suggestions;
  // The styles of fields load when the page is idle, so the first view reserves their space.
  const isFirstView = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const handleSelect = (option: ComboboxOption | null) => {
    if (option === null || option.id === '') return;
    setTyped(null);
    onChoose(option.id);
  };
  if (isFirstView) {
    return (
      <div className="compare__place" aria-hidden="true">
        <span>{label}</span>
        <span className="compare__box">{text === '' ? placeholder : text}</span>
      </div>
    );
  }
  return (
    <Field label={label}>
      <Combobox
        value={text === '' ? null : { id: '', label: text }}
        onSelect={handleSelect}
        placeholder={placeholder}
        query={text}
        onQueryChange={(query) => {
          setTyped(query);
          suggestions.search(query);
        }}
        options={found.state === 'ready' ? found.value.map(optionOf) : []}
        status={found.state}
        onRetry={() => void suggestions.ask()}
        texts={messages.suggestions}
      />
    </Field>
  );
});

function optionOf({ urlName, label, detail }: Hit): ComboboxOption {
  return { id: urlName, label, detail: detail ?? undefined };
}

function never(): () => void {
  return () => undefined;
}
