import type { Community } from '@/core/talk/communities/community';
import { draftCommunityOf } from '@/core/talk/posting/draft';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { ComposerKey } from '@/stores/talk/posting/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { pageMessages as messages } from './page-messages';

export interface PostHereProps {
  /** Null while loading. */
  readonly community: Community | null;
  readonly label?: string;
}

export function PostHere({ community, label = messages.postHere }: PostHereProps) {
  const features = useStore(FeaturesKey);
  const handlePress = () => {
    if (community === null) return;
    void features.ask(ComposerKey, (composer) => composer.ask({ community: draftCommunityOf(community) }));
  };
  return (
    <Button tone="primary" className="in-reach" disabled={community === null} onClick={handlePress}>
      {label}
    </Button>
  );
}
