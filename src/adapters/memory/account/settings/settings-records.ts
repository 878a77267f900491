import { DailyCounts } from '@/adapters/memory/kernel/world/daily-counts';
import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { EarnedPoints } from '@/core/account/rewards/rewards';
import type { DataExport } from '@/core/account/settings/data-export';
import type { Feedback, FeedbackTouchpoint } from '@/core/account/settings/feedback';
import type { MessagePreferences, Preferences } from '@/core/account/settings/preferences';
import type { Subscription } from '@/core/account/settings/subscription.rules';
import { DEFAULT_SUBSCRIPTION } from '@/core/account/settings/subscription.rules';

export interface MemorySettings {
  preferences: Preferences;
  messages: MessagePreferences;
  subscription: Subscription;
  readonly feedback: Map<FeedbackTouchpoint, Feedback>;
  exports: readonly DataExport[];
  earned: readonly EarnedPoints[];
}

export class SettingsRecords {
  readonly exportsOfDay = new DailyCounts();
  readonly #settings = new PerUser<MemorySettings>(() => ({
    preferences: { showDesignation: true },
    messages: {
      votes: true,
      commentVotes: true,
      comments: true,
      replies: true,
      requests: true,
      mentions: true,
      polls: true,
      talks: true,
      highlights: 'weekly',
    },
    subscription: DEFAULT_SUBSCRIPTION,
    feedback: new Map(),
    exports: [],
    earned: [],
  }));

  of(user: Pick<MemoryUser, 'id'>): MemorySettings {
    return this.#settings.of(user);
  }
}
