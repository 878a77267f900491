import { linkedAddressOf } from '@/core/talk/posting/linked-address.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { plainUuid } from '@/server/platform/uuid';
import { postNotFound, postNotYours } from '../posting/post.policy';
import { presentPost } from '../posting/post.presenter';
import { postForGuest, postForViewer } from '../posting/post.queries';
import { lockPost } from '../posting/post-changes.queries';
import type { LinkCards } from './link-cards';
import { chooseLink } from './link-cards.queries';

export interface ShowLinkDeps {
  readonly database: Database;
  readonly authorRefs: AuthorRefs;
  readonly linkCards: Pick<LinkCards, 'queue' | 'wake'>;
  readonly publish: Publish;
}

export function createShowLink(deps: ShowLinkDeps): Pick<FeedHandlers, 'showLink'> {
  const { database, authorRefs, linkCards, publish } = deps;
  return {
    async showLink({ viewer, path, body }) {
      const postId = plainUuid(path.postId);
      const { row, isLive } = await database.transaction(async (tx) => {
        const [post] = await tx.query(lockPost, postId);
        if (post === undefined) throw postNotFound();
        if (!authorRefs.isMine(viewer.personaRef, postId, post.author_ref)) throw postNotYours();
        if (post.status !== 'LIVE' && post.status !== 'FLAGGED') throw postNotFound();
        const [chosen] = await tx.query(chooseLink, postId, body.isShown);
        await linkCards.queue(tx, postId, chosen?.wants_card ? linkedAddressOf(post.content) : null);
        const [now] = await tx.query(postForViewer, postId, authorRefs.voterRef(viewer.personaRef));
        if (now === undefined) throw postNotFound();
        return { row: now, isLive: post.status === 'LIVE' };
      });
      linkCards.wake();
      if (isLive) {
        const [shown] = await database.query(postForGuest, postId);
        if (shown !== undefined) publish.postChanged(presentPost(shown, false));
      }
      return { status: 200, body: presentPost(row, true) };
    },
  };
}
