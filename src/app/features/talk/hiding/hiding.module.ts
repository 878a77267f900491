import { ContainerModule } from 'inversify';
import { HidingApi } from '@/adapters/http/generated/feed/hiding';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { BlockName } from '@/core/talk/hiding/block-name.use-case';
import { HidePost } from '@/core/talk/hiding/hide-post.use-case';
import { HidingPort } from '@/core/talk/hiding/hiding.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { HidingStore } from '@/stores/talk/hiding/hiding.store';
import { HidingKey } from '@/stores/talk/hiding/keys';
import { PostsKey } from '@/stores/talk/posting/keys';
import { hidePostActions } from '@/views/talk/hiding/hide-post-actions';
import { PostMenuPartKey } from '@/views/talk/posting/post-menu-actions';

export const hidingAdapters = wire((provide) => {
  provide(HidingApi, [HttpClientKey], HidingPort);
});

export const hidingModule = new ContainerModule(({ bind }) => {
  bind(HidingKey)
    .toResolvedValue(
      (hiding, toasts, posts, scheduler) => {
        const sure = new RetryingWrites(scheduler, toasts);
        const [hidePost, blockName] = [new HidePost(hiding, posts, sure), new BlockName(hiding, posts, sure)];
        return new HidingStore({ hiding, hidePost, blockName, sure, toasts }, posts);
      },
      [HidingPort, ToastsPort, PostsKey, SchedulerPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(HidingKey);
  bind(PostMenuPartKey)
    .toResolvedValue((hiding) => hidePostActions(hiding), [HidingKey])
    .inSingletonScope();
});
