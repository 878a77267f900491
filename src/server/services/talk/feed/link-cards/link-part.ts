import type { PostPart } from '../posting/post-part';
import type { LinkCards } from './link-cards';

export function linkPart(cards: Pick<LinkCards, 'queue' | 'wake'>): PostPart {
  return {
    add: async (tx, { postId, linked }) => {
      if (linked !== null) await cards.queue(tx, postId, linked);
      return {};
    },
    change: async (tx, { postId, linked }) => {
      await cards.queue(tx, postId, linked);
      return async () => undefined;
    },
    afterwards: () => cards.wake(),
  };
}
