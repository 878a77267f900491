import './filters.css';
import '../ui/fields.css';
import Search from 'lucide-react/icons/search';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { parseAddress } from '@/core/kernel/common/address';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '../common/use-store';
import { IconButton } from '../ui/icon-button';
import { messages } from './messages';

export interface ListSearchProps {
  readonly parameter: string;
  readonly text: string;
  readonly label: string;
  readonly maxLength: number;
  readonly addressOf: (text: string) => string;
}

/** Renders a form with the chosen filters, so that it works before code loads. */
export const ListSearch = observer(function ListSearch({
  parameter,
  text,
  label,
  maxLength,
  addressOf,
}: ListSearchProps) {
  const navigation = useStore(NavigationKey);
  const { base, query } = parseAddress(addressOf(''));
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(parameter);
    navigation.go(addressOf(typeof typed === 'string' ? typed.trim() : ''));
  };
  return (
    <form action={base} className="list-search" onSubmit={handleSubmit}>
      {query.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        key={text}
        className="input"
        type="search"
        name={parameter}
        maxLength={maxLength}
        defaultValue={text}
        autoComplete="off"
        aria-label={label}
        placeholder={label}
      />
      <IconButton type="submit" label={messages.search} icon={<Search size={18} aria-hidden="true" />} />
    </form>
  );
});
