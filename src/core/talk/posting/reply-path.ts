import { parseAddress, queryValue, withoutQuery } from '@/core/kernel/common/address';
import { postPathOf } from './post-path';

const WRITE = 'write';

/** Returns the address of a post's page with the box for a comment open. */
export function replyPathOf(postId: string): string {
  return `${postPathOf(postId)}?${WRITE}=comment`;
}

/** Returns whether an address asks for the box for a comment. */
export function asksForReply(address: string): boolean {
  return queryValue(parseAddress(address).query, WRITE) === 'comment';
}

/** Returns the address once the box is open, so that a reload and Back do not open it again. */
export function withoutReply(address: string): string {
  return withoutQuery(address, new Set([WRITE]));
}
