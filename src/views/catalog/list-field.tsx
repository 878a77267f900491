import type { DropdownItem } from '@/core/catalog/dropdown-item';
import type { LoadState } from '@/stores/common/load-state';
import { Field } from '../ui/field';
import { Select } from '../ui/select';
import { messages } from './messages';

/** Props of ListField. */
export interface ListFieldProps {
  readonly label: string;
  readonly list: LoadState<readonly DropdownItem[]>;
  readonly value: number | null;
  readonly onChange: (id: number) => void;
  /** Asks for the list again after a failure. */
  readonly onRetry: () => void;
  readonly error: string | undefined;
  readonly aside?: string | undefined;
  readonly required?: boolean;
}

/** Chooses one of a whole list. */
export function ListField({ label, list, value, onChange, onRetry, error, aside, required = false }: ListFieldProps) {
  const items = list.state === 'ready' ? list.value : [];
  const isFailed = list.state === 'failed';
  return (
    <Field
      label={label}
      aside={aside}
      required={required}
      error={isFailed ? messages.listFailed : error}
      fix={isFailed ? { label: messages.tryAgain, onFix: onRetry } : null}
    >
      <Select
        options={items.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={value === null ? null : String(value)}
        onValueChange={(chosen) => onChange(Number(chosen))}
        placeholder={list.state === 'loading' ? messages.loadingList : messages.choose}
      />
    </Field>
  );
}
