import { makeAutoObservable, observable } from 'mobx';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import type { OwnBookmark } from '@/core/kernel/realtime/user-events.port';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { BookmarkId } from '@/core/talk/bookmarks/bookmark';
import type { Bookmarks } from '@/core/talk/bookmarks/bookmarks.port';
import { bookmarkKeyOf } from '@/core/talk/bookmarks/bookmarks.rules';
import { bookmarksMessages } from '@/core/talk/bookmarks/bookmarks-messages';
import type { BookmarkStates } from '@/core/talk/bookmarks/change-bookmark.use-case';
import { ChangeBookmark } from '@/core/talk/bookmarks/change-bookmark.use-case';
import type { Access } from '@/stores/account/session/access';
import { Changes } from '@/stores/kernel/common/changes';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { PersonalStore } from '@/stores/kernel/common/personal';

export interface BookmarksPorts {
  readonly bookmarks: Pick<Bookmarks, 'listBookmarkIds' | 'addBookmark' | 'removeBookmark'>;
  readonly sure: Pick<RetryingWrites, 'send' | 'forget'>;
  readonly toasts: Toasts;
  readonly access: Pick<Access, 'isLoggedIn' | 'require'>;
}

/** The ids of the user's bookmarked items, for the bookmark buttons. */
export class BookmarksStore implements PersonalStore, BookmarkStates {
  readonly #ports: BookmarksPorts;
  readonly #change: ChangeBookmark;
  readonly #keys = observable.set<string>();
  readonly #changes = new Changes();
  /** Identifies the load, so that earlier responses are dropped. */
  #run = 0;

  constructor(ports: BookmarksPorts) {
    this.#ports = ports;
    this.#change = new ChangeBookmark(ports.bookmarks, ports.sure, this);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get count(): number {
    return this.#keys.size;
  }

  has(item: BookmarkId): boolean {
    return this.#keys.has(bookmarkKeyOf(item));
  }

  set(item: BookmarkId, isBookmarked: boolean): void {
    this.#changes.note(bookmarkKeyOf(item));
    this.show(bookmarkKeyOf(item), isBookmarked);
  }

  watchChanges(): (item: BookmarkId) => boolean {
    const isChanged = this.#changes.watch();
    return (item) => isChanged(bookmarkKeyOf(item));
  }

  async load(): Promise<void> {
    if (!this.#ports.access.isLoggedIn) return;
    this.#run += 1;
    const run = this.#run;
    const isChanged = this.#changes.watch();
    const answer = await this.#ports.bookmarks.listBookmarkIds();
    if (answer.ok && run === this.#run) this.arrived(answer.value.items.map(bookmarkKeyOf), isChanged);
  }

  /** Toggles the bookmark. A guest logs in first, and the bookmark is added then. */
  async press(item: BookmarkId): Promise<void> {
    const { access } = this.#ports;
    if (access.isLoggedIn) await this.change(item, !this.has(item));
    else access.require('READER', null, { kind: 'bookmark', item });
  }

  /** Adds the bookmark after the login. A toast reports the outcome. */
  async resume(item: BookmarkId): Promise<void> {
    if (await this.change(item, true)) this.#ports.toasts.show(createToast('success', bookmarksMessages.resumed));
  }

  changedElsewhere({ kind, itemId, isBookmarked }: OwnBookmark): void {
    this.#change.showChanged({ kind, itemId }, isBookmarked);
  }

  forget(): void {
    this.#run += 1;
    this.#change.forget();
    this.#changes.clear();
    this.#keys.clear();
  }

  private async change({ kind, itemId }: BookmarkId, isBookmarked: boolean): Promise<boolean> {
    const answer = await this.#change.execute({ kind, itemId }, isBookmarked);
    if (answer.ok) return true;
    const title = isBookmarked ? bookmarksMessages.notAdded : bookmarksMessages.notRemoved;
    showFailure(this.#ports.toasts, title, answer.failure);
    return false;
  }

  /** Stores loaded bookmarks. Items that changed since the request stay, because the response may be older. */
  private arrived(keys: readonly string[], isChanged: (key: string) => boolean): void {
    const changed = [...this.#keys].filter(isChanged);
    this.#keys.replace([...keys.filter((key) => !isChanged(key)), ...changed]);
  }

  private show(key: string, isBookmarked: boolean): void {
    if (isBookmarked) this.#keys.add(key);
    else this.#keys.delete(key);
  }
}
