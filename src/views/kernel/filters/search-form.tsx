import './search-form.css';
import '@/views/kernel/ui/fields.css';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { MAX_SEARCH_LENGTH } from '@/core/kernel/catalog/search.rules';
import { withQuery } from '@/core/kernel/common/address';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';

const FIELD = 'q';

export interface SearchFormProps {
  readonly label: string;
  readonly act: string;
  /** A word that the search page adds to the typed text, such as `interview`. */
  readonly word: string;
}

/** Renders a form with an address, so that it works before code loads. */
export const SearchForm = observer(function SearchForm({ label, act, word }: SearchFormProps) {
  const navigation = useStore(NavigationKey);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(FIELD);
    const q = typeof typed === 'string' ? typed.trim() : '';
    navigation.go(
      q === ''
        ? '/search'
        : withQuery('/search', [
            [FIELD, q],
            ['word', word],
          ]),
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is too new for some browsers.
    <form role="search" aria-label={act} action="/search" onSubmit={handleSubmit} className="search-form">
      <input
        name={FIELD}
        type="search"
        className="input"
        maxLength={MAX_SEARCH_LENGTH}
        aria-label={label}
        placeholder={label}
      />
      <input type="hidden" name="word" value={word} />
      <Button type="submit" className="flex-none">
        {act}
      </Button>
    </form>
  );
});
