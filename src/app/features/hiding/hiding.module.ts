import { ContainerModule } from 'inversify';
import { HidingPort } from '@/core/hiding/hiding.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { HidingStore } from '@/stores/hiding/hiding.store';
import { HidingKey } from '@/stores/hiding/keys';
import { PostsKey } from '@/stores/posting/keys';

export const hidingModule = new ContainerModule(({ bind }) => {
  bind(HidingKey)
    .toResolvedValue(
      (hiding, toasts, posts) => new HidingStore(hiding, toasts, posts),
      [HidingPort, ToastsPort, PostsKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(HidingKey);
});
