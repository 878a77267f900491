import { postRefusals } from '@/core/talk/posting/post-refusals.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import { RequestCounts } from '@/server/platform/http/request-counts';
import { presentLink } from '../attachments/link-card';
import type { LinkCards } from './link-cards';

const MAX_PER_USER = 10;

export interface ReadLinkDeps {
  readonly linkCards: Pick<LinkCards, 'cardOf'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Reads links. Callers are counted in memory and never stored. */
export function createReadLink({ linkCards, now }: ReadLinkDeps): Pick<FeedHandlers, 'readLink'> {
  const counts = new RequestCounts(now);
  return {
    async readLink({ viewer, body }) {
      if (!viewer.isWriter) throw new Problem(422, 'writer_required', postRefusals.writerRequired);
      const wait = counts.take(Buffer.from(viewer.personaRef).toString('base64'), MAX_PER_USER);
      const card = wait > 0 ? null : await linkCards.cardOf(body.url, viewer.personaRef);
      return { status: 200, body: { link: card === 'busy' ? null : card && presentLink(card) } };
    },
  };
}
