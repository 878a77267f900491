import type { Container } from 'inversify';
import { CommunityPageKey } from '@/stores/talk/communities/keys';

/** Returns whether the page of a community, which is loaded, shows no post. */
export function hasNoPosts(container: Container): boolean {
  const { postsState, posts } = container.get(CommunityPageKey);
  return postsState.state === 'ready' && posts.length === 0;
}
