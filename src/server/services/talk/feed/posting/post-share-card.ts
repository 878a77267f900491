import type { ShareCard } from '@/core/kernel/share-cards/share-card.rules';
import { postName } from '@/core/talk/posting/post-name.rules';
import type { Database } from '@/server/platform/database';
import { isUuid } from '@/server/platform/uuid';
import { postForGuest } from './post.queries';

const MAX_LETTERS = 200;

/** Returns the card, which names no author, or null if the post is not public. */
export function readPostShareCard(database: Database): (id: string) => Promise<ShareCard | null> {
  return async (id) => {
    const [row] = isUuid(id) ? await database.query(postForGuest, id) : [];
    if (row === undefined || row.status !== 'LIVE') return null;
    return { place: row.community_name, title: postName(row, MAX_LETTERS), figures: [] };
  };
}
