import { observer } from 'mobx-react-lite';
import { wordsOfPath } from '@/core/kernel/navigation/words-of-path';
import { buildSearchAddress } from '@/core/research/search/search-address';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { messages } from './messages';

/**
 * Links to a search for the words of the address. The button does not show the words, because an address may contain a
 * stranger's message.
 */
export const SearchForWords = observer(function SearchForWords() {
  const words = wordsOfPath(useStore(NavigationKey).path);
  if (words === '') return null;
  return (
    <ButtonLink to={buildSearchAddress({ q: words })} tone="primary">
      {messages.searchInstead}
    </ButtonLink>
  );
});
