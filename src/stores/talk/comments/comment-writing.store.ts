import { makeAutoObservable, observable } from 'mobx';
import type { ProfileType } from '@/core/account/profile/profile-type';
import type { PseudoProfile } from '@/core/account/profile/pseudo-profile';
import { PROFILE_CHANGED } from '@/core/account/profile/pseudo-profile';
import type { Ids } from '@/core/kernel/common/ids.port';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { Comment } from '@/core/talk/comments/comment';
import { commentMessages, commentOutcomes } from '@/core/talk/comments/comment-messages';
import type { CommentTarget } from '@/core/talk/comments/comment-target';
import { keyOfTarget } from '@/core/talk/comments/comment-target';
import type { Comments } from '@/core/talk/comments/comments.port';
import type { CommentDrafts } from '@/core/talk/comments/stored-comment-drafts';
import { commentDraftsKeyOf, parseCommentDrafts, withDraft } from '@/core/talk/comments/stored-comment-drafts';
import type { WriteComment, WriteCommentFailure } from '@/core/talk/comments/write-comment.use-case';
import type { ProfileStore } from '@/stores/account/profile/profile.store';
import type { Access } from '@/stores/account/session/access';
import type { SessionStore } from '@/stores/account/session/session.store';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { PostPageStore } from '../posting/post-page.store';
import { CommentBox } from './comment-box';
import type { ThreadsStore } from './threads.store';

export interface CommentWritingPorts {
  readonly writeComment: WriteComment;
  readonly comments: Pick<Comments, 'deleteComment' | 'editComment'>;
  readonly storage: KeyValueStorage;
  readonly ids: Ids;
  readonly toasts: Toasts;
  readonly sure: RetryingWrites;
}

export interface CommentWritingStores {
  readonly threads: Pick<ThreadsStore, 'added' | 'changed' | 'ownAuthors' | 'removed' | 'restored'>;
  readonly page: Pick<PostPageStore, 'postId' | 'open'>;
  readonly access: Access;
  readonly session: Pick<SessionStore, 'userId' | 'checkUser'>;
  readonly profile: Pick<ProfileStore, 'profile' | 'loadPseudoProfiles' | 'pseudoProfiles'>;
}

const DELETED_TOAST = 'comment-deleted';
const KEPT_TOAST = 'comment-kept';

/** Writing, changing and deleting comments. Drafts survive closing, a login and a reload. */
export class CommentWritingStore implements PersonalStore {
  private readonly boxes = observable.map<string, CommentBox>({}, { deep: false });
  readonly #ports: CommentWritingPorts;
  readonly #neighbours: CommentWritingStores;
  /** The user who owns the stored drafts, remembered after the session ends. Null if no drafts are stored. */
  #keptUnder: string | null = null;

  constructor(ports: CommentWritingPorts, neighbours: CommentWritingStores) {
    this.#ports = ports;
    this.#neighbours = neighbours;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  boxOf(target: CommentTarget): CommentBox | null {
    return this.boxes.get(keyOfTarget(target)) ?? null;
  }

  get writtenTexts(): readonly string[] {
    const written = [...this.boxes.values()].filter(({ isWritten }) => isWritten);
    return [...new Set(written.map(({ draft }) => draft.text))];
  }

  /** Opens a box and restores an earlier draft. Other viewers get the login or onboarding first. */
  open(target: CommentTarget, text = ''): void {
    const { access, page, profile } = this.#neighbours;
    const intent = page.postId === null ? undefined : ({ kind: 'writeComment', postId: page.postId } as const);
    if (!access.require('WRITER', 'answer', intent)) return;
    const key = keyOfTarget(target);
    if (!this.boxes.has(key)) {
      const draft = this.stored[key] ?? { text, idempotencyKey: this.#ports.ids.next(), profileType: null };
      this.boxes.set(key, new CommentBox(target, draft, () => profile.profile?.name ?? ''));
    }
    this.boxes.get(key)?.focus();
    void profile.loadPseudoProfiles();
  }

  close(target: CommentTarget): void {
    this.boxes.delete(keyOfTarget(target));
  }

  write(box: CommentBox, text: string): void {
    box.write(text);
    this.keep(box);
  }

  /** Returns the chosen profile, else the user's profile in the thread, else the pseudonym. */
  profileOf({ draft }: CommentBox): PseudoProfile | null {
    const { profile, threads } = this.#neighbours;
    const available = profile.pseudoProfiles.state === 'ready' ? profile.pseudoProfiles.value.profilesAvailable : [];
    const type = draft.profileType ?? threads.ownAuthors[0]?.profileType ?? 'ANONYMOUS';
    return available.find(({ profileType }) => profileType === type) ?? available[0] ?? null;
  }

  otherNameOf(box: CommentBox): string | null {
    const name = this.profileOf(box)?.profileData.name;
    const own = this.#neighbours.threads.ownAuthors;
    if (box.inputType === 'edit' || name === undefined || own.some((author) => author.name === name)) return null;
    return own[0]?.name ?? null;
  }

  chooseProfile(box: CommentBox, profileType: ProfileType): void {
    box.chooseProfile(profileType);
    this.keep(box);
  }

  /** Submits the comment. Asks first about another profile of the user in the thread, and about identifying details. */
  async submit(box: CommentBox): Promise<void> {
    const chosen = this.profileOf(box);
    if (box.form.isValid && chosen !== null && this.otherNameOf(box) !== null) {
      const { name } = chosen.profileData;
      if (!box.isAskedAboutName(name)) {
        box.askAboutName(name);
        return;
      }
    }
    if (box.form.isValid && box.identifyingDetails.length > 0 && !box.isAskedAboutDetails) {
      box.askAboutDetails();
      return;
    }
    const { access: membership, page, profile, threads } = this.#neighbours;
    const { pseudoProfiles } = profile;
    const shown =
      pseudoProfiles.state === 'ready' && chosen !== null
        ? { profileType: chosen.profileType, profileTag: pseudoProfiles.value.profileTag }
        : null;
    const { target, draft } = box;
    const outcome = await box.form.submit(() =>
      this.#ports.writeComment.execute({ target, ...draft, membership, shown }),
    );
    if (outcome === null) return;
    if (!outcome.ok) {
      this.refused(box, outcome.failure);
      return;
    }
    this.sent(box);
    switch (target.kind) {
      case 'edit':
        threads.changed(outcome.value);
        return;
      case 'question':
        await page.open(outcome.value.postId);
        return;
      case 'post':
      case 'reply':
        await threads.added(outcome.value);
    }
  }

  async remove(comment: Comment): Promise<void> {
    const { comments, toasts, sure } = this.#ports;
    const answer = await sure.send(commentOutcomes.deleted, () => comments.deleteComment({ commentId: comment.id }));
    if (!answer.ok) {
      showFailure(toasts, commentMessages.notDeleted, answer.failure);
      return;
    }
    this.#neighbours.threads.removed(comment);
    const undo = { linkText: commentMessages.undo, onLinkClick: () => void this.restore(comment) };
    toasts.show(createToast('default', commentMessages.deleted, null, undo), DELETED_TOAST);
  }

  forget(): void {
    const { toasts, storage } = this.#ports;
    toasts.dismiss(DELETED_TOAST);
    const key = this.#keptUnder;
    const drafts = key === null ? {} : parseCommentDrafts(storage.get(key));
    if (key !== null && [...this.boxes.keys()].some((target) => target in drafts)) {
      const text = storage.isStored(key) ? commentMessages.keptForOwner : commentMessages.heldForOwner;
      toasts.show(createToast('default', text), KEPT_TOAST);
    }
    this.#keptUnder = null;
    this.#ports.sure.forget();
    this.boxes.clear();
  }

  private async restore(comment: Comment): Promise<void> {
    const { comments, toasts, sure } = this.#ports;
    toasts.dismiss(DELETED_TOAST);
    const { profile, threads } = this.#neighbours;
    await profile.loadPseudoProfiles();
    if (profile.pseudoProfiles.state !== 'ready') return;
    const seen = { profileTag: profile.pseudoProfiles.value.profileTag };
    const answer = await sure.send(commentOutcomes.restored, () =>
      comments.editComment({ commentId: comment.id, content: comment.content, bringsBack: true, ...seen }),
    );
    if (answer.ok) await threads.restored(answer.value);
    else showFailure(toasts, commentMessages.notRestored, answer.failure);
  }

  private refused(box: CommentBox, failure: WriteCommentFailure): void {
    box.refused(failure, this.#ports.ids.next());
    this.keep(box);
    if (failure.kind === 'writerRequired') this.open(box.target);
    if (failure.kind === 'profileNotShown') void this.#neighbours.profile.loadPseudoProfiles();
    if (failure.kind === 'rejected' && failure.failure.code === PROFILE_CHANGED) void this.showChangedProfile();
  }

  /** Shows that another user has signed in on another page, or that the user's own profile has changed. */
  private async showChangedProfile(): Promise<void> {
    await this.#neighbours.session.checkUser();
    await this.#neighbours.profile.loadPseudoProfiles();
  }

  private sent(box: CommentBox): void {
    box.write('');
    this.keep(box);
    this.close(box.target);
  }

  private get stored(): CommentDrafts {
    const { userId } = this.#neighbours.session;
    return userId === null ? {} : parseCommentDrafts(this.#ports.storage.get(commentDraftsKeyOf(userId)));
  }

  private keep({ target, draft }: CommentBox): void {
    const { userId } = this.#neighbours.session;
    if (userId === null) return;
    const drafts = withDraft(this.stored, keyOfTarget(target), draft);
    const key = commentDraftsKeyOf(userId);
    this.#keptUnder = key;
    if (Object.keys(drafts).length === 0) this.#ports.storage.remove(key);
    else this.#ports.storage.set(key, JSON.stringify(drafts));
  }
}
