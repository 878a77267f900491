import { withItem, withoutKey } from '@/core/kernel/common/unique-list';

/** Something that the user voted on. */
export interface VotedItem {
  readonly id: string;
}

/** The user's votes by kind (EN-VOTED). */
export interface VotedLists {
  readonly posts: readonly VotedItem[];
  readonly polls: readonly VotedItem[];
  readonly salaryPolls: readonly VotedItem[];
}

/** No votes yet. */
export const noVotes: VotedLists = { posts: [], polls: [], salaryPolls: [] };

/** Adds the item to its list, once. */
export function withVoted(lists: VotedLists, kind: keyof VotedLists, id: string): VotedLists {
  return { ...lists, [kind]: withItem(lists[kind], { id }, idOf) };
}

/** Removes the item, once its vote was taken back. */
export function withoutVoted(lists: VotedLists, kind: keyof VotedLists, id: string): VotedLists {
  return { ...lists, [kind]: withoutKey(lists[kind], id, idOf) };
}

function idOf({ id }: VotedItem): string {
  return id;
}
