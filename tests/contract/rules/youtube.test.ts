import { expect, it } from 'vitest';
import { youtubeVideoOf as readOnClient } from '@/core/post-media/youtube.rules';
import { youtubeVideoOf as readOnServer } from '@/server/services/feed/post-media/youtube.policy';
import { youtubeCases } from './youtube.cases';

it.each(youtubeCases)('the address %j leads to %s, for the client and the server', (address, fullUrl) => {
  const onServer = readOnServer(address);
  expect(onServer?.fullUrl ?? null).toBe(fullUrl);
  expect(readOnClient(address)).toEqual(onServer);
});
