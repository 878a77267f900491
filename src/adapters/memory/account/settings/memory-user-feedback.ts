import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Feedback, FeedbackSubmission, FeedbackTouchpoint } from '@/core/account/settings/feedback';
import type { UserFeedback } from '@/core/account/settings/feedback.port';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { SettingsRecords } from './settings-records';

export class MemoryUserFeedback implements UserFeedback {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  getFeedback(query: { readonly touchpoint: FeedbackTouchpoint }): Promise<Result<Feedback, Failure>> {
    return this.#browser.askSignedIn('getFeedback', { query }, (viewer) => {
      const { touchpoint } = query;
      const given = this.#browser.world.records(SettingsRecords).of(viewer).feedback.get(touchpoint);
      return ok(given ?? { touchpoint, rating: null, comment: '' });
    });
  }

  saveFeedback(body: FeedbackSubmission): Promise<Result<Feedback, Failure>> {
    return this.#browser.askSignedIn('saveFeedback', { body }, (viewer) => {
      this.#browser.world.records(SettingsRecords).of(viewer).feedback.set(body.touchpoint, body);
      return ok(body);
    });
  }
}
