import { observer } from 'mobx-react-lite';
import type { Community } from '@/core/communities/community';
import { MAX_NEW_POSTS } from '@/core/communities/community-limits.rules';
import { plural } from '@/core/formatting/plural';
import { NewPostsKey } from '@/stores/communities/keys';
import { useStore } from '../common/use-store';
import { VisuallyHidden } from '../ui/visually-hidden';
import { messages } from './messages';

/** How many posts are new to the user in a community that they follow; nothing where none is. */
export const NewPosts = observer(function NewPosts({ community }: { readonly community: Community }) {
  const newPosts = useStore(NewPostsKey).countOf(community);
  if (newPosts === 0) return null;
  return (
    <span className="meta num strong text-accent-ink whitespace-nowrap">
      {messages.newCount(newPosts < MAX_NEW_POSTS ? String(newPosts) : messages.manyNew)}
      <VisuallyHidden>{plural(newPosts, messages.newOf)}</VisuallyHidden>
    </span>
  );
});
