import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useRef } from 'react';
import { MAX_COMMUNITY_SEARCH_LENGTH } from '@/core/talk/communities/community-limits.rules';
import { COMMUNITIES_PATH } from '@/core/talk/communities/shown-communities';
import { CommunityListingKey } from '@/stores/talk/communities/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { pageMessages as messages } from './page-messages';

/** Renders a plain form before its code is loaded. */
export const CommunitySearch = observer(function CommunitySearch() {
  const listing = useStore(CommunityListingKey);
  const input = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    listing.search();
  };
  const handleClear = () => {
    listing.type('');
    listing.search();
    input.current?.focus();
  };
  return (
    <search>
      <form className="find" action={COMMUNITIES_PATH} onSubmit={handleSubmit}>
        <Search size={20} aria-hidden="true" className="text-ink-2" />
        <input
          ref={input}
          type="search"
          name="q"
          dir="auto"
          maxLength={MAX_COMMUNITY_SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={messages.find}
          placeholder={messages.findHint}
          value={listing.typed}
          onChange={(event) => listing.type(event.currentTarget.value)}
        />
        {listing.typed === '' ? null : (
          <IconButton label={messages.clear} icon={<X size={20} aria-hidden="true" />} onClick={handleClear} />
        )}
      </form>
    </search>
  );
});
