import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Community } from '@/core/talk/communities/community';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { CommunitiesKey, FollowingKey } from '@/stores/talk/communities/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { messages } from './messages';

export interface FollowButtonProps {
  readonly community: Community;
  readonly check?: ReactNode;
}

export const FollowButton = observer(function FollowButton({ community, check }: FollowButtonProps) {
  const features = useStore(FeaturesKey);
  const isFollowed = useStore(CommunitiesKey).isFollowed(community);
  const handlePress = () => {
    void features.ask(FollowingKey, (following) => void following.toggle(community));
  };
  return (
    <Button
      tone={isFollowed ? 'quiet' : 'plain'}
      className={isFollowed ? 'text-ink-2' : undefined}
      icon={isFollowed ? check : undefined}
      aria-pressed={isFollowed}
      onClick={handlePress}
    >
      {isFollowed ? messages.followed : messages.follow}
      <VisuallyHidden>{` ${community.name}`}</VisuallyHidden>
    </Button>
  );
});
