import './search-form.css';
import '@/views/kernel/ui/fields.css';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { MAX_SEARCH_LENGTH } from '@/core/kernel/catalog/search.rules';
import { wordSearchOf } from '@/core/kernel/catalog/word-search';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';

const FIELD = 'q';

export interface SearchFormProps {
  readonly label: string;
  readonly act: string;
  /** Is added to what is typed, such as `interview`. */
  readonly word: string;
}

/** Renders a form with an address, so that it works before code loads. */
export const SearchForm = observer(function SearchForm({ label, act, word }: SearchFormProps) {
  const navigation = useStore(NavigationKey);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(FIELD);
    navigation.go(wordSearchOf(typeof typed === 'string' ? typed.trim() : '', word));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is too new for some browsers.
    <form role="search" action="/search" onSubmit={handleSubmit} className="search-form">
      <input
        name={FIELD}
        type="search"
        className="input"
        maxLength={MAX_SEARCH_LENGTH}
        aria-label={label}
        placeholder={label}
      />
      <Button type="submit" className="flex-none">
        {act}
      </Button>
    </form>
  );
});
