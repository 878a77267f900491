import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { Feedback, FeedbackGiven, FeedbackTouchpoint } from '@/core/settings/feedback';
import type { UserFeedback } from '@/core/settings/feedback.port';
import type { MemoryBrowser } from '../world/memory-browser';
import { SettingsRecords } from './settings-records';

/** Feedback in a memory world. */
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

  saveFeedback(body: FeedbackGiven): Promise<Result<Feedback, Failure>> {
    return this.#browser.askSignedIn('saveFeedback', { body }, (viewer) => {
      this.#browser.world.records(SettingsRecords).of(viewer).feedback.set(body.touchpoint, body);
      return ok(body);
    });
  }
}
