import { expect, it } from 'vitest';
import { POST_KINDS } from './post';
import type { PostContents } from './post-kind';
import { postKindOf } from './post-kind';

const text: PostContents = { salaryIds: [], hasPoll: false, imageCount: 0, hasVideo: false };

it('[EM-POST-KINDS] the kind of a post follows from its salaries, poll, images and video', () => {
  expect(POST_KINDS).toEqual(['salary', 'poll', 'image', 'video']);
  expect(postKindOf({ ...text, salaryIds: [4] })).toBe('salary');
  expect(postKindOf({ ...text, hasPoll: true })).toBe('poll');
  expect(postKindOf({ ...text, imageCount: 2 })).toBe('image');
  expect(postKindOf({ ...text, hasVideo: true })).toBe('video');
  expect(postKindOf(text)).toBeNull();
});
