import { HidingApi } from '@/adapters/http/generated/feed/hiding';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { HidingPort } from '@/core/talk/hiding/hiding.port';

export const hidingAdapters = wire((provide) => {
  provide(HidingApi, [HttpClientKey], HidingPort);
});
