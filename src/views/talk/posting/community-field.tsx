import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CommunityRef, CommunityType } from '@/core/talk/communities/community';
import type { DraftCommunity } from '@/core/talk/posting/draft';
import { CommunitiesKey, CommunitySearchKey } from '@/stores/talk/communities/keys';
import { ComposerKey } from '@/stores/talk/posting/keys';
import { useStore } from '@/views/kernel/common/use-store';
import type { ComboboxOption } from '@/views/kernel/ui/combobox';
import { Combobox } from '@/views/kernel/ui/combobox';
import { Field } from '@/views/kernel/ui/field';
import { Monogram } from '@/views/kernel/ui/monogram';
import { messages } from './composer-messages';

interface CommunityOption extends ComboboxOption {
  readonly community: DraftCommunity;
}

export const CommunityField = observer(function CommunityField() {
  const { writing } = useStore(ComposerKey);
  const communities = useStore(CommunitiesKey);
  const { found, foundFollowedFirst, suggested, search } = useStore(CommunitySearchKey);
  const { community: selectedCommunity } = writing;
  const { isSubmitting } = writing.form;
  const [query, setQuery] = useState(selectedCommunity?.name ?? '');
  const [isTyping, setTyping] = useState(false);
  useSuggestions();

  const offered = isTyping && query.trim() !== '' ? foundFollowedFirst : suggested;
  const options = offered.map((community) => optionOf(community, communities.isFollowed(community)));
  const state = isTyping && query.trim() !== '' ? found.state : communities.popular.state;

  const handleQuery = (text: string) => {
    setQuery(text);
    setTyping(true);
    if (selectedCommunity !== null) writing.changeCommunity(null);
    void search(text);
  };
  const handleSelect = (option: ComboboxOption | null) => {
    const picked = options.find(({ id }) => id === option?.id)?.community ?? null;
    writing.changeCommunity(picked);
    setQuery(picked?.name ?? '');
    setTyping(false);
  };
  return (
    <Field label={messages.community} required error={writing.communityError}>
      <Combobox
        value={selectedCommunity === null ? null : optionOf(selectedCommunity, false)}
        onSelect={handleSelect}
        query={query}
        onQueryChange={handleQuery}
        options={options}
        status={state}
        onRetry={() => void (isTyping ? search(query) : communities.loadPopular())}
        texts={{
          loading: messages.communitiesLoading,
          empty: messages.communitiesEmpty,
          failed: messages.communitiesFailed,
          retry: messages.tryAgain,
          open: messages.communitiesOpen,
        }}
        placeholder={messages.communityPlaceholder}
        disabled={isSubmitting}
      />
    </Field>
  );
});

function useSuggestions(): void {
  const communities = useStore(CommunitiesKey);
  useEffect(() => {
    if (communities.popular.state === 'idle') void communities.loadPopular();
    if (communities.followed.state === 'idle') void communities.loadFollowed();
  }, [communities]);
}

function optionOf(community: CommunityRef & NamedCommunity, isFollowed: boolean): CommunityOption {
  const { type, entityId, name, logo } = community;
  const kind = community.category ?? messages.communityTypes[type];
  return {
    id: `${type}/${entityId}`,
    label: name,
    detail: isFollowed ? messages.followed(kind) : kind,
    icon: <Monogram name={name} size={26} />,
    community: { type, entityId, name, logo },
  };
}

interface NamedCommunity {
  readonly type: CommunityType;
  readonly name: string;
  readonly logo: string | null;
  readonly category?: string;
}
