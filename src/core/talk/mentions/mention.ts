import type { PostAuthor } from '@/core/account/profile/post-author';

/** Matches an unfinished name at the end of a text. */
const BEGUN = /(?<![\p{L}\p{M}\p{N}_@./])@(\w{0,24})$/u;
/** Matches names that can be mentioned. Deleted authors have other names. */
const NAME = /^\w{4,24}$/;
/** The maximum number of suggestions. */
const MAX_SUGGESTIONS = 6;

/** An unfinished mention. `at` is the position of its @. */
export interface UnfinishedMention {
  readonly at: number;
  readonly letters: string;
}

export function unfinishedMentionAt(text: string, caret: number): UnfinishedMention | null {
  const match = BEGUN.exec(text.slice(0, caret));
  return match === null ? null : { at: match.index, letters: match[1] ?? '' };
}

export interface CompletedMention {
  readonly text: string;
  readonly caret: number;
}

export function completeMention(text: string, { at, letters }: UnfinishedMention, name: string): CompletedMention {
  const before = `${text.slice(0, at)}@${name} `;
  const after = text.slice(at + 1 + letters.length);
  return { text: before + after.replace(/^ /, ''), caret: before.length };
}

/** Returns distinct names, last seen first. Authors under a designation are left out. */
export function suggestedMentions(letters: string, seen: readonly PostAuthor[]): readonly PostAuthor[] {
  const begin = letters.toLowerCase();
  const found = new Map<string, PostAuthor>();
  for (const author of seen) {
    const name = author.name.toLowerCase();
    if (author.profileType === 'ANONYMOUS' && NAME.test(author.name) && name.startsWith(begin) && !found.has(name))
      found.set(name, author);
  }
  return [...found.values()].slice(0, MAX_SUGGESTIONS);
}
