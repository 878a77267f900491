import { expect, it } from 'vitest';
import { isMixed, postKindOf } from './post-kind.rules';

const text = { salaryIds: [], poll: null, media: [] };
const image = { type: 'IMAGE', fileKey: '7f3a2b1c-58c7-4b63-9c0e-2f5f6f5f1a10-40x30' } as const;
const video = { type: 'YOUTUBE', fullUrl: 'https://youtu.be/dQw4w9WgXcQ' } as const;

it('[EM-POST-KINDS] follows from what a post holds: salaries, a poll, pictures or a video', () => {
  expect(postKindOf({ ...text, salaryIds: [4] })).toBe('salary');
  expect(postKindOf({ ...text, poll: { options: ['Yes', 'No'], durationHours: 24 } })).toBe('poll');
  expect(postKindOf({ ...text, media: [image] })).toBe('image');
  expect(postKindOf({ ...text, media: [image, image] })).toBe('image');
  expect(postKindOf({ ...text, media: [video] })).toBe('video');
  expect(postKindOf(text)).toBeNull();
});

it.each([
  { ...text, isIt: false },
  { ...text, media: [image, image], isIt: false },
  { ...text, media: [video], isIt: false },
  { ...text, salaryIds: [4, 5], isIt: false },
  { ...text, media: [video, video], isIt: true },
  { ...text, media: [image, video], isIt: true },
  { ...text, media: [image], salaryIds: [4], isIt: true },
  { ...text, salaryIds: [4], poll: { options: ['Yes', 'No'], durationHours: 24 as const }, isIt: true },
])('holds several kinds, or several videos: %j', ({ isIt, ...submission }) => {
  expect(isMixed(submission)).toBe(isIt);
});
