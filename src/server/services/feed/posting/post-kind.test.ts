import { expect, it } from 'vitest';
import { postKindOf } from './post-kind';

const text = { salaryIds: [], poll: null, media: [] };
const image = { type: 'IMAGE', fileKey: '7f3a2b1c-58c7-4b63-9c0e-2f5f6f5f1a10-40x30' } as const;
const video = { type: 'YOUTUBE', fullUrl: 'https://youtu.be/dQw4w9WgXcQ' } as const;

it('[EM-POST-KINDS] follows from what a post holds: salaries, a poll, pictures or a video', () => {
  expect(postKindOf({ ...text, salaryIds: [4] })).toBe('salary');
  expect(postKindOf({ ...text, poll: { options: ['Yes', 'No'], durationHours: 24 } })).toBe('poll');
  expect(postKindOf({ ...text, media: [image, image] })).toBe('image');
  expect(postKindOf({ ...text, media: [video] })).toBe('video');
  expect(postKindOf(text)).toBeNull();
});
