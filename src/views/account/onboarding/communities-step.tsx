import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { observer } from 'mobx-react-lite';
import { pluralUnlessNone } from '@/core/kernel/formatting/plural';
import type { Community, CommunityGroup } from '@/core/talk/communities/community';
import { CommunitiesKey, FollowingKey } from '@/stores/talk/communities/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { messages } from './messages';

export const CommunitiesStep = observer(function CommunitiesStep() {
  const communities = useStore(CommunitiesKey);
  const { state: groups } = communities.aggregates.onboarding;
  switch (groups.state) {
    case 'idle':
    case 'loading':
      return (
        <SkeletonGroup label={messages.loadingCommunities} className="grid gap-6">
          <Skeleton width="third" />
          <Skeleton shape="block" />
          <Skeleton width="third" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <div className="grid gap-3 justify-items-start">
          <p className="text-ink-2">{messages.communitiesFailed}</p>
          <Button onClick={() => void communities.loadAggregate('onboarding')}>{messages.tryAgain}</Button>
        </div>
      );
    case 'ready':
      return groups.value.length === 0 ? (
        <p className="text-ink-2">{messages.noCommunities}</p>
      ) : (
        groups.value.map((group) => <Group key={group.type} group={group} />)
      );
  }
});

function Group({ group: { type, communities } }: { readonly group: CommunityGroup }) {
  return (
    <Section title={messages.kinds[type]} level={3} thin>
      <div className="chips">
        {communities.map((community) => (
          <CommunityChip key={community.entityId} community={community} />
        ))}
      </div>
    </Section>
  );
}

const CommunityChip = observer(function CommunityChip({ community }: { readonly community: Community }) {
  const { toggle } = useStore(FollowingKey);
  const isFollowed = useStore(CommunitiesKey).isFollowed(community);
  return (
    <button type="button" className="chip" aria-pressed={isFollowed} onClick={() => void toggle(community)}>
      {isFollowed ? <Check size={18} aria-hidden="true" /> : <Plus size={18} aria-hidden="true" />}
      {community.name}
      <span className="meta num">{pluralUnlessNone(community.topicMeta.followers, messages.followers)}</span>
    </button>
  );
});
