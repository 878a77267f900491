import { observer } from 'mobx-react-lite';
import { closestLink } from '@/core/kernel/navigation/closest-link';
import { desktopNavigation } from '@/core/kernel/navigation/navigation';
import { wordsOfPath } from '@/core/kernel/navigation/words-of-path';
import { buildSearchAddress } from '@/core/research/search/search-address';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { messages } from './messages';

/**
 * Links to the page whose address was probably meant, and to a search for the words of the address. The button does
 * not show the words, because an address may contain a stranger's message.
 */
export const SearchForWords = observer(function SearchForWords() {
  const { path, screens } = useStore(NavigationKey);
  const words = wordsOfPath(path);
  const near = closestLink(path, desktopNavigation(screens));
  return (
    <>
      {near === null ? null : (
        <ButtonLink to={near.href} tone="primary">
          {near.label}
        </ButtonLink>
      )}
      {words === '' ? null : (
        <ButtonLink to={buildSearchAddress({ q: words })} tone={near === null ? 'primary' : 'plain'}>
          {messages.searchInstead}
        </ButtonLink>
      )}
    </>
  );
});
