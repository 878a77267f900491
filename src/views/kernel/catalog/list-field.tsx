import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CatalogGroupsKey } from '@/stores/kernel/catalog-groups/keys';
import { useStore } from '../common/use-store';
import { Field } from '../ui/field';
import { Select } from '../ui/select';
import { messages } from './messages';

export interface ListFieldProps {
  readonly label: string;
  readonly list: 'departments' | 'industries';
  readonly value: number | null;
  readonly onChange: (id: number) => void;
  readonly error: string | undefined;
  readonly aside?: string | undefined;
  readonly required?: boolean;
}

export const ListField = observer(function ListField({
  label,
  list,
  value,
  onChange,
  error,
  aside,
  required = false,
}: ListFieldProps) {
  const groups = useStore(CatalogGroupsKey).lists[list];
  const isFailed = groups.failure !== null;
  useEffect(() => {
    void groups.loadOnce();
  }, [groups]);
  const options = (groups.value ?? []).flatMap((group) =>
    group.items.map(({ id, name }) => ({ value: String(id), label: name, group: group.name })),
  );
  return (
    <Field
      label={label}
      aside={aside}
      required={required}
      error={isFailed ? messages.listFailed : error}
      fix={isFailed ? { label: messages.tryAgain, onFix: () => void groups.loadOnce() } : null}
    >
      <Select
        options={options}
        value={value === null ? null : String(value)}
        onValueChange={(chosen) => onChange(Number(chosen))}
        placeholder={groups.isLoading ? messages.loadingList : messages.choose}
      />
    </Field>
  );
});
