import { observer } from 'mobx-react-lite';
import { plural } from '@/core/kernel/formatting/plural';
import type { Community } from '@/core/talk/communities/community';
import { MAX_NEW_POSTS } from '@/core/talk/communities/community-limits.rules';
import { NewPostsKey } from '@/stores/talk/communities/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { WhenIdle } from '@/views/kernel/shell/when-idle';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { messages } from './messages';

export interface NewPostsProps {
  readonly community: Community;
  readonly isLast?: boolean;
}

/** Renders nothing if there are no new posts, and until they are counted. */
export function NewPosts(props: NewPostsProps) {
  return (
    <WhenIdle>
      <CountedPosts {...props} />
    </WhenIdle>
  );
}

const CountedPosts = observer(function CountedPosts({ community, isLast = false }: NewPostsProps) {
  const newPosts = useStore(NewPostsKey).countOf(community);
  if (newPosts === 0) return null;
  return (
    <>
      {isLast ? <span className="dot" /> : null}
      <span className="meta num strong text-accent-ink whitespace-nowrap">
        {messages.newCount(newPosts < MAX_NEW_POSTS ? String(newPosts) : messages.manyNew)}
        <VisuallyHidden>{plural(newPosts, messages.newOf)}</VisuallyHidden>
      </span>
    </>
  );
});
