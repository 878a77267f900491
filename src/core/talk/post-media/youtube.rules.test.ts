import { youtubeCases } from '@tests/contract/rules/youtube.cases';
import { expect, it } from 'vitest';
import { aspectRatioOf, startSecondsOf, youtubeAddressOf, youtubeVideoOf } from './youtube.rules';

it.each(youtubeCases)('the address %j leads to %s', (address, fullUrl) => {
  const video = youtubeVideoOf(address);
  expect(video?.fullUrl ?? null).toBe(fullUrl);
  if (video !== null) expect(youtubeAddressOf(video.type, video.videoId, startSecondsOf(video))).toBe(fullUrl);
});

it.each([
  ['90', 90],
  ['90s', 90],
  ['1h2m3s', 3_723],
  ['12h', 43_200],
  ['123h', 0],
  ['h5m', 0],
  ['123m', 7_380],
  ['1234m', 0],
  ['m5', 0],
  ['12345', 12_345],
  ['123456', 0],
  ['1hs', 0],
])('a video starts after t=%s at second %i', (time, second) => {
  expect(startSecondsOf({ fullUrl: `https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=${time}` })).toBe(second);
});

it('shorts stand upright', () => {
  expect(youtubeVideoOf('https://youtu.be/dQw4w9WgXcQ')?.type).toBe('YOUTUBE_VIDEO');
  expect(youtubeVideoOf('https://youtube.com/shorts/dQw4w9WgXcQ')?.type).toBe('YOUTUBE_SHORT');
  expect([aspectRatioOf('YOUTUBE_VIDEO'), aspectRatioOf('YOUTUBE_SHORT')]).toEqual([16 / 9, 9 / 16]);
});
