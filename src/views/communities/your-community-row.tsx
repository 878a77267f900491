import { observer } from 'mobx-react-lite';
import type { Community } from '@/core/communities/community';
import { MAX_NEW_POSTS } from '@/core/communities/community-limits.rules';
import { communityPathOf } from '@/core/communities/community-path';
import { plural } from '@/core/formatting/plural';
import { NewPostsKey } from '@/stores/communities/keys';
import { useStore } from '../common/use-store';
import { VisuallyHidden } from '../ui/visually-hidden';
import { messages } from './messages';

/** The way to a community that the user follows, with what is new there. It is left on its own page. */
export const YourCommunityRow = observer(function YourCommunityRow({ community }: { readonly community: Community }) {
  const newPosts = useStore(NewPostsKey).countOf(community);
  return (
    <li>
      <a href={communityPathOf(community)}>
        {community.name}
        {newPosts > 0 ? (
          <span className="meta num strong text-accent-ink whitespace-nowrap">
            {messages.newCount(newPosts < MAX_NEW_POSTS ? String(newPosts) : messages.manyNew)}
            <VisuallyHidden>{plural(newPosts, messages.newOf)}</VisuallyHidden>
          </span>
        ) : null}
      </a>
    </li>
  );
});
