import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import type { Cancel, Scheduler } from '@/core/common/scheduler.port';
import type {
  AnonymousProfile,
  AnonymousProfileChoice,
  SuggestedAvatar,
  UsernameVerdict,
} from '@/core/profile/anonymous-profile';
import { emptyAnonymousProfile } from '@/core/profile/anonymous-profile';
import type { Profiles } from '@/core/profile/profile.port';
import { profileMessages } from '@/core/profile/profile-messages';
import { nameInstead, USERNAME_CHECK_MS } from '@/core/profile/username-check';
import type { Toasts } from '@/core/shell/toasts.port';
import { failureToast } from '../common/failure-toast';
import type { LoadState } from '../common/load-state';
import { failed, idle, loading, ready } from '../common/load-state';

/** What the service thinks of the typed name. */
export type NameCheck = 'unknown' | 'checking' | 'free' | 'refused';

/** Chooses the pseudonym and the avatar under which one writes. */
export class AnonymousProfileStore {
  /** As the service has it; empty texts until chosen (EN-ANON-PROFILE). */
  stored: AnonymousProfile = emptyAnonymousProfile;
  userName = '';
  avatar: SuggestedAvatar | null = null;
  usernames: LoadState<readonly string[]> = idle;
  avatars: LoadState<readonly SuggestedAvatar[]> = idle;
  nameCheck: NameCheck = 'unknown';
  /** What is wrong with the name and with the avatar; null for nothing. */
  nameMessage: string | null = null;
  avatarMessage: string | null = null;
  isSaving = false;
  /** Counts the times that it could not be stored, so that the view leads to the first wrong field. */
  refusals = 0;
  private cancelCheck: Cancel | null = null;

  constructor(
    private readonly profiles: Profiles,
    private readonly scheduler: Scheduler,
    private readonly toasts: Toasts,
  ) {
    makeAutoObservable<this, 'profiles' | 'scheduler' | 'toasts' | 'cancelCheck'>(
      this,
      { profiles: false, scheduler: false, toasts: false, cancelCheck: false },
      { autoBind: true },
    );
  }

  /** A free name to take with one tap instead of a refused one; null where none is known. */
  get nameFix(): string | null {
    return this.usernames.state === 'ready' ? nameInstead(this.usernames.value, this.userName) : null;
  }

  /** Loads what is stored and what can be chosen; what was typed before stays. */
  async open(): Promise<void> {
    if (this.usernames.state === 'loading') return;
    await Promise.all([this.loadStored(), this.loadUsernames(), this.loadAvatars()]);
  }

  /** Other names to choose from. */
  async loadUsernames(): Promise<void> {
    this.usernames = loading;
    this.usernamesArrived(await this.profiles.suggestUsernames());
  }

  async loadAvatars(): Promise<void> {
    this.avatars = loading;
    this.avatarsArrived(await this.profiles.suggestAvatars());
  }

  /** The person typed a name; the service is asked about it once the typing rests (VA-USERNAME). */
  typeName(userName: string): void {
    this.userName = userName;
    this.nameMessage = null;
    this.nameCheck = 'unknown';
    this.cancelCheck?.();
    this.cancelCheck = userName.trim() === '' ? null : this.scheduler.after(USERNAME_CHECK_MS, this.checkName);
  }

  chooseAvatar(avatar: SuggestedAvatar): void {
    this.avatar = avatar;
    this.avatarMessage = null;
  }

  /** Puts back what was typed before a reload. */
  restore(userName: string, avatar: SuggestedAvatar | null): void {
    if (userName !== '') this.userName = userName;
    if (avatar !== null) this.avatar = avatar;
  }

  /** Stores name and avatar. Null where it could not be done; the messages say why. */
  async save(): Promise<AnonymousProfile | null> {
    const choice = this.checkedChoice();
    if (this.isSaving || choice === null) return null;
    this.isSaving = true;
    return this.saved(await this.profiles.saveAnonymousProfile(choice));
  }

  /** Nobody, or somebody else, is signed in. */
  reset(): void {
    this.cancelCheck?.();
    this.stored = emptyAnonymousProfile;
    this.userName = '';
    this.avatar = null;
    this.usernames = idle;
    this.avatars = idle;
    this.nameCheck = 'unknown';
    this.nameMessage = null;
    this.avatarMessage = null;
  }

  private async loadStored(): Promise<void> {
    this.storedArrived(await this.profiles.getAnonymousProfile());
  }

  private storedArrived(answer: Result<AnonymousProfile, Failure>): void {
    // Without it one chooses anew, which the service checks in any case.
    if (!answer.ok) return;
    this.stored = answer.value;
    const { userName, avatarUri, avatarColor } = answer.value;
    if (this.userName === '') this.userName = userName;
    if (this.avatar === null && avatarUri !== '') this.avatar = { avatarUri, avatarColor };
  }

  private usernamesArrived(answer: Result<readonly string[], Failure>): void {
    this.usernames = answer.ok ? ready(answer.value) : failed(answer.failure);
  }

  private avatarsArrived(answer: Result<readonly SuggestedAvatar[], Failure>): void {
    this.avatars = answer.ok ? ready(answer.value) : failed(answer.failure);
  }

  private async checkName(): Promise<void> {
    const q = this.userName.trim();
    this.nameCheck = 'checking';
    this.nameChecked(q, await this.profiles.validateUsername({ q }));
  }

  /** A verdict on a name that is not typed any more is late and is dropped. */
  private nameChecked(q: string, answer: Result<UsernameVerdict, Failure>): void {
    if (q !== this.userName.trim()) return;
    if (!answer.ok) {
      // Nothing is known of the name then; saving finds out.
      this.nameCheck = 'unknown';
      return;
    }
    this.nameCheck = answer.value.valid ? 'free' : 'refused';
    this.nameMessage = answer.value.valid ? null : answer.value.message;
  }

  private checkedChoice(): AnonymousProfileChoice | null {
    const userName = this.userName.trim();
    if (userName === '') this.nameMessage = profileMessages.userNameMissing;
    if (this.avatar === null) this.avatarMessage = profileMessages.avatarMissing;
    if (userName !== '' && this.avatar !== null && this.nameCheck !== 'refused') return { userName, ...this.avatar };
    this.refusals += 1;
    return null;
  }

  private saved(answer: Result<AnonymousProfile, Failure>): AnonymousProfile | null {
    this.isSaving = false;
    if (answer.ok) {
      this.stored = answer.value;
      return answer.value;
    }
    this.refused(answer.failure);
    return null;
  }

  private refused(failure: Failure): void {
    const { kind, fields, message } = failure;
    const nameMessage = fields.userName ?? (kind === 'conflict' ? message : null);
    if (nameMessage === null) {
      const toast = failureToast(profileMessages.notSaved, failure);
      if (toast !== null) this.toasts.show(toast);
      return;
    }
    this.nameMessage = nameMessage;
    this.nameCheck = 'refused';
    this.refusals += 1;
  }
}
