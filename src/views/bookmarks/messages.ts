import type { BookmarkKind } from '@/core/bookmarks/bookmark';

/** Texts of the list of bookmarks. */
export const messages = {
  title: 'Bookmarks',
  lead: 'Only you see this list.',
  kinds: 'Kinds of bookmarks',
  all: 'All',
  kindTabs: {
    post: 'Posts',
    job: 'Jobs',
    review: 'Reviews',
    question: 'Questions',
  } satisfies Record<BookmarkKind, string>,
  kindNames: {
    post: 'Post',
    job: 'Job',
    review: 'Review',
    question: 'Interview question',
  } satisfies Record<BookmarkKind, string>,
  untitled: 'A review without words',
  gone: {
    post: 'This post is not there any more.',
    job: 'This job is not there any more.',
    review: 'This review is not there any more.',
    question: 'This question is not there any more.',
  } satisfies Record<BookmarkKind, string>,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove: ${name}`,
  gate: 'Log in to see your bookmarks',
  emptyTitle: 'No bookmarks yet',
  emptyOfKind: {
    post: 'No bookmarked posts',
    job: 'No bookmarked jobs',
    review: 'No bookmarked reviews',
    question: 'No bookmarked questions',
  } satisfies Record<BookmarkKind, string>,
  emptyText: 'Press the bookmark beside a post, a job, a review or an interview question to keep it here.',
  look: 'Where to look',
  lookFor: {
    post: 'Read posts',
    job: 'Look through jobs',
    review: 'Read reviews',
    question: 'See interview questions',
  } satisfies Record<BookmarkKind, string>,
  about: 'Who knows of a bookmark',
  aboutPoints: [
    'Nobody but you. Its author is not told, and no count shows it.',
    'What is not there any more leaves a line here until you remove it.',
  ],
  loading: 'Loading bookmarks',
  failedTitle: 'The bookmarks did not load',
  failedNote: 'Nothing has changed.',
  tryAgain: 'Try again',
  more: 'Show more bookmarks',
  loadingMore: 'Loading more bookmarks',
  moreFailed: 'More bookmarks did not load.',
  end: 'These are all.',
} as const;
