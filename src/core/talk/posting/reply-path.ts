import { parseAddress, queryValue, withoutQuery } from '@/core/kernel/common/address';
import { postPathOf } from './post-path';

const WRITE = 'write';

export function replyPathOf(postId: string): string {
  return `${postPathOf(postId)}?${WRITE}=comment`;
}

export function asksForReply(address: string): boolean {
  return queryValue(parseAddress(address).query, WRITE) === 'comment';
}

export function withoutReplyRequest(address: string): string {
  return withoutQuery(address, new Set([WRITE]));
}
