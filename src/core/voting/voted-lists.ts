import { withItem, withoutKey } from '@/core/common/unique-list';

/** Something that one voted on. */
export interface VotedItem {
  readonly id: string;
}

/** What one voted on, by kind (EN-VOTED). */
export interface VotedLists {
  readonly posts: readonly VotedItem[];
  readonly polls: readonly VotedItem[];
  readonly salaryPolls: readonly VotedItem[];
}

/** Nothing voted on yet. */
export const noVotes: VotedLists = { posts: [], polls: [], salaryPolls: [] };

/** The lists with the item in its own one, once. */
export function withVoted(lists: VotedLists, kind: keyof VotedLists, id: string): VotedLists {
  return { ...lists, [kind]: withItem(lists[kind], { id }, idOf) };
}

/** The lists without the item, once its vote was taken back. */
export function withoutVoted(lists: VotedLists, kind: keyof VotedLists, id: string): VotedLists {
  return { ...lists, [kind]: withoutKey(lists[kind], id, idOf) };
}

function idOf({ id }: VotedItem): string {
  return id;
}
