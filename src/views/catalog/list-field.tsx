import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { WholeList } from '@/stores/catalog/catalog.store';
import { CatalogKey } from '@/stores/catalog/keys';
import { useStore } from '../common/use-store';
import { Field } from '../ui/field';
import { Select } from '../ui/select';
import { messages } from './messages';

export interface ListFieldProps {
  readonly label: string;
  readonly list: WholeList;
  readonly value: number | null;
  readonly onChange: (id: number) => void;
  readonly error: string | undefined;
  readonly aside?: string | undefined;
  readonly required?: boolean;
}

/** Chooses an item of a whole list, which it loads. */
export const ListField = observer(function ListField({
  label,
  list,
  value,
  onChange,
  error,
  aside,
  required = false,
}: ListFieldProps) {
  const items = useStore(CatalogKey).lists[list];
  const isFailed = items.failure !== null;
  useEffect(() => {
    void items.loadOnce();
  }, [items]);
  return (
    <Field
      label={label}
      aside={aside}
      required={required}
      error={isFailed ? messages.listFailed : error}
      fix={isFailed ? { label: messages.tryAgain, onFix: () => void items.loadOnce() } : null}
    >
      <Select
        options={(items.value ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={value === null ? null : String(value)}
        onValueChange={(chosen) => onChange(Number(chosen))}
        placeholder={items.isLoading ? messages.loadingList : messages.choose}
      />
    </Field>
  );
});
