import { youtubeCases } from '@tests/contract/rules/youtube.cases';
import { expect, it } from 'vitest';
import { startIn, youtubeAddressOf, youtubeVideoOf } from './youtube.rules';

it.each(youtubeCases)('the address %j leads to %s', (address, fullUrl) => {
  const video = youtubeVideoOf(address);
  expect(video?.fullUrl ?? null).toBe(fullUrl);
  if (video !== null) expect(youtubeAddressOf(video.type, video.videoId, startIn(video))).toBe(fullUrl);
});
