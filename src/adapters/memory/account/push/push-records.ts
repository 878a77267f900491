import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { PushChoices } from '@/core/account/push/push-choices.rules';
import { DEFAULT_PUSH_CHOICES } from '@/core/account/push/push-choices.rules';

export class PushRecords {
  readonly devices = new Map<string, string>();
  readonly #choices = new PerUser<{ chosen: PushChoices }>(() => ({ chosen: DEFAULT_PUSH_CHOICES }));

  choicesOf(user: Pick<MemoryUser, 'id'>): { chosen: PushChoices } {
    return this.#choices.of(user);
  }
}
