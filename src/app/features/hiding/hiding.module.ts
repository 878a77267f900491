import { ContainerModule } from 'inversify';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { SureWrites } from '@/core/failed-calls/sure-writes';
import { BlockName } from '@/core/hiding/block-name.use-case';
import { HidePost } from '@/core/hiding/hide-post.use-case';
import { HidingPort } from '@/core/hiding/hiding.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { HidingStore } from '@/stores/hiding/hiding.store';
import { HidingKey } from '@/stores/hiding/keys';
import { PostsKey } from '@/stores/posting/keys';
import { hidePostActions } from '@/views/hiding/hide-post-actions';
import { PostMenuPartKey } from '@/views/posting/post-menu-actions';

export const hidingModule = new ContainerModule(({ bind }) => {
  bind(HidingKey)
    .toResolvedValue(
      (hiding, toasts, posts, scheduler) => {
        const sure = new SureWrites(scheduler, toasts);
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
