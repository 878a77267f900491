import { makeAutoObservable } from 'mobx';
import type { Result } from '@/core/common/result';
import type { Cancel, Scheduler } from '@/core/common/scheduler.port';
import type { AnonymousProfile, SuggestedAvatar, UsernameVerdict } from '@/core/profile/anonymous-profile';
import { emptyAnonymousProfile } from '@/core/profile/anonymous-profile';
import type {
  AnonymousProfileErrors,
  ChooseAnonymousProfile,
  ChooseAnonymousProfileFailure,
} from '@/core/profile/choose-anonymous-profile.use-case';
import type { Profiles } from '@/core/profile/profile.port';
import { profileMessages } from '@/core/profile/profile-messages';
import { nameInstead, USERNAME_CHECK_MS } from '@/core/profile/username-check';
import type { Toasts } from '@/core/toasts/toasts.port';
import { showFailure } from '../common/failure-toast';
import { Form } from '../common/form';
import { Loadable } from '../common/loadable';
import type { Personal } from '../common/personal';

/** The service's verdict about the name in the box. */
export type NameCheck = 'unknown' | 'checking' | 'free' | 'refused';

/** By the state of the verdict; after a failed call, saving finds out. */
const NAME_CHECKS = { idle: 'unknown', loading: 'checking', ready: 'free', failed: 'unknown' } as const;

/** The form in which the user chooses a pseudonym and a picture. */
export class AnonymousProfileStore implements Personal {
  userName = '';
  avatar: SuggestedAvatar | null = null;
  readonly usernames: Loadable<readonly string[]>;
  readonly avatars: Loadable<readonly SuggestedAvatar[]>;
  readonly form = new Form<keyof AnonymousProfileErrors, ChooseAnonymousProfileFailure>({
    check: () => (this.refusal === null ? {} : { userName: this.refusal }),
    refusalOf: (failure) => (failure.kind === 'fieldsRefused' ? failure.errors : {}),
  });
  readonly #choose: ChooseAnonymousProfile;
  readonly #scheduler: Scheduler;
  readonly #toasts: Toasts;
  readonly #stored: Loadable<AnonymousProfile>;
  readonly #verdict: Loadable<UsernameVerdict>;
  #cancelCheck: Cancel | null = null;

  constructor(choose: ChooseAnonymousProfile, profiles: Profiles, scheduler: Scheduler, toasts: Toasts) {
    this.#choose = choose;
    this.#scheduler = scheduler;
    this.#toasts = toasts;
    this.usernames = new Loadable(() => profiles.suggestUsernames());
    this.avatars = new Loadable(() => profiles.suggestAvatars());
    this.#stored = new Loadable(() => profiles.getAnonymousProfile());
    this.#verdict = new Loadable(() => profiles.validateUsername({ q: this.userName.trim() }));
    makeAutoObservable(this, { usernames: false, avatars: false, form: false }, { autoBind: true, deep: false });
  }

  /** As the service has it; empty texts until chosen (EN-ANON-PROFILE). */
  get stored(): AnonymousProfile {
    return this.#stored.value ?? emptyAnonymousProfile;
  }

  get nameCheck(): NameCheck {
    return this.nameMessage === null ? NAME_CHECKS[this.#verdict.state.state] : 'refused';
  }

  /** The error of the name; null for none. */
  get nameMessage(): string | null {
    return this.form.errors.userName ?? this.refusal;
  }

  /** A free name to take instead of a refused one; null if none is known. */
  get nameFix(): string | null {
    return this.usernames.value === null ? null : nameInstead(this.usernames.value, this.userName);
  }

  /** Loads what is stored and what can be chosen; a draft stays. The first picture is chosen for who has none. */
  async open(): Promise<void> {
    if (this.usernames.isLoading) return;
    await Promise.all([this.loadStored(), this.usernames.load(), this.avatars.load()]);
    this.chooseFirstAvatar();
  }

  /** Checks the name after a pause in typing (VA-USERNAME). */
  changeName(userName: string): void {
    this.userName = userName;
    this.form.changed('userName');
    this.forgetVerdict();
    if (userName.trim() !== '') this.#cancelCheck = this.#scheduler.after(USERNAME_CHECK_MS, this.checkName);
  }

  chooseAvatar(avatar: SuggestedAvatar): void {
    this.avatar = avatar;
    this.form.changed('avatar');
  }

  /** Puts a draft back; empty for none. */
  restore(userName: string, avatar: SuggestedAvatar | null): void {
    if (userName !== '') this.userName = userName;
    if (avatar !== null) this.avatar = avatar;
  }

  /** Stores name and picture. Returns whether they are stored; the form says why not. */
  async save(): Promise<boolean> {
    const { userName, avatar } = this;
    const answer = await this.form.submit(() => this.#choose.execute({ userName, avatar }));
    return answer !== null && this.saved(answer);
  }

  forget(): void {
    this.forgetVerdict();
    this.userName = '';
    this.avatar = null;
    this.#stored.reset();
    this.usernames.reset();
    this.avatars.reset();
    this.form.reset();
  }

  /** The service's reason against the name in the box, as far as it is known. */
  private get refusal(): string | null {
    const verdict = this.#verdict.value;
    return verdict === null || verdict.valid ? null : verdict.message;
  }

  private forgetVerdict(): void {
    this.#cancelCheck?.();
    this.#cancelCheck = null;
    this.#verdict.reset();
  }

  private checkName(): void {
    void this.#verdict.load();
  }

  private async loadStored(): Promise<void> {
    await this.#stored.load();
    this.adopt(this.stored);
  }

  private chooseFirstAvatar(): void {
    this.avatar ??= this.avatars.value?.[0] ?? null;
  }

  private adopt({ userName, avatarUri, avatarColor }: AnonymousProfile): void {
    if (this.userName === '') this.userName = userName;
    if (this.avatar === null && avatarUri !== '') this.avatar = { avatarUri, avatarColor };
  }

  private saved(answer: Result<AnonymousProfile, ChooseAnonymousProfileFailure>): boolean {
    if (answer.ok) this.#stored.put(answer.value);
    else if (answer.failure.kind === 'notSaved')
      showFailure(this.#toasts, profileMessages.notSaved, answer.failure.failure);
    return answer.ok;
  }
}
