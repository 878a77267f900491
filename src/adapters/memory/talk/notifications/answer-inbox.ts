import type { AnswerNotifier } from '@/adapters/memory/kernel/moderated/answer-news';
import { AnswerNews } from '@/adapters/memory/kernel/moderated/answer-news';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { employerAnsweredNews } from '@/core/talk/notifications/answer-news.rules';
import { InboxRecords } from './inbox-records';

export class AnswerInbox implements AnswerNotifier {
  readonly #world: MemoryWorld;
  readonly #told = new Map<string, string>();

  constructor(world: MemoryWorld) {
    this.#world = world;
    world.records(AnswerNews).passOnTo(this);
  }

  answered(authorId: string, answerId: string): void {
    const user = this.#world.records(UserRecords).find(authorId);
    if (user === null || this.#told.has(answerId)) return;
    const notificationId = this.#world.ids.next();
    this.#told.set(answerId, notificationId);
    const { variantId, data } = employerAnsweredNews(answerId);
    const created = this.#world.timestamp();
    this.#world
      .records(InboxRecords)
      .put(user, { notificationId, status: 0, variantId, created, showPopup: false, data });
  }

  withdrawn(authorId: string, answerId: string): void {
    const user = this.#world.records(UserRecords).find(authorId);
    const notificationId = this.#told.get(answerId);
    if (user === null || notificationId === undefined) return;
    this.#told.delete(answerId);
    this.#world.records(InboxRecords).remove(user, notificationId);
  }
}
