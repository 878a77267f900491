import type { Community } from '@/core/communities/community';
import { draftCommunityOf } from '@/core/posting/draft';
import { ComposerKey } from '@/stores/posting/keys';
import { FeaturesKey } from '@/stores/shell/keys';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import { pageMessages as messages } from './page-messages';

export interface PostHereProps {
  readonly community: Community;
  readonly label?: string;
}

/** Opens the composer for this community. */
export function PostHere({ community, label = messages.postHere }: PostHereProps) {
  const features = useStore(FeaturesKey);
  const handlePress = () => {
    void features.ask(ComposerKey, (composer) => composer.ask({ community: draftCommunityOf(community) }));
  };
  return (
    <Button tone="primary" onClick={handlePress}>
      {label}
    </Button>
  );
}
