import type { Container } from 'inversify';
import { commentOfAddress } from '@/core/posting/shown-order';
import { ThreadsKey } from '@/stores/comments/keys';
import { NavigationKey } from '@/stores/navigation/keys';

/** Shows the one comment that the address leads to. */
export async function revealComment(container: Container): Promise<void> {
  const commentId = commentOfAddress(container.get(NavigationKey).address);
  if (commentId !== null) await container.get(ThreadsKey).reveal(commentId);
}
