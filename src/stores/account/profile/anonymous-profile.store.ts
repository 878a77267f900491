import { makeAutoObservable } from 'mobx';
import type { AnonymousProfile, SuggestedAvatar, UsernameVerdict } from '@/core/account/profile/anonymous-profile';
import { emptyAnonymousProfile } from '@/core/account/profile/anonymous-profile';
import type {
  AnonymousProfileErrors,
  ChooseAnonymousProfile,
  ChooseAnonymousProfileFailure,
} from '@/core/account/profile/choose-anonymous-profile.use-case';
import { isNewName, sharesLook } from '@/core/account/profile/look.rules';
import type { Profiles } from '@/core/account/profile/profile.port';
import { profileMessages } from '@/core/account/profile/profile-messages';
import { nameInstead, USERNAME_CHECK_MS } from '@/core/account/profile/username-check';
import { isPictureUri } from '@/core/kernel/common/picture-uri.rules';
import type { Result } from '@/core/kernel/common/result';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import { Form } from '@/stores/kernel/common/form';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { Personal } from '@/stores/kernel/common/personal';

/** The service's verdict about the name in the box. */
export type NameCheck = 'unknown' | 'checking' | 'free' | 'refused';

/** By the state of the verdict; after a failed call, saving finds out. */
const NAME_CHECKS = { idle: 'unknown', loading: 'checking', ready: 'free', failed: 'unknown' } as const;

/** The form in which the user chooses a pseudonym and a picture. */
export class AnonymousProfileStore implements Personal {
  userName = '';
  /** True if a new pseudonym keeps picture, line and job title of the old one. */
  keepsLook = false;
  /** True if the user has said that the pseudonym may hold a part of their own name. */
  usesOwnName = false;
  readonly usernames: Loadable<readonly string[]>;
  readonly avatars: Loadable<readonly SuggestedAvatar[]>;
  readonly form = new Form<keyof AnonymousProfileErrors, ChooseAnonymousProfileFailure>({
    check: () => (this.unanswered === null ? {} : { userName: this.unanswered }),
    refusalOf: (failure) => (failure.kind === 'fieldsRefused' ? failure.errors : {}),
  });
  readonly #choose: ChooseAnonymousProfile;
  readonly #scheduler: Scheduler;
  readonly #toasts: Toasts;
  readonly #stored: Loadable<AnonymousProfile>;
  readonly #verdict: Loadable<UsernameVerdict>;
  private picked: SuggestedAvatar | null = null;
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

  /** The picture in the form; a new pseudonym gets a new one unless the old look is kept. */
  get avatar(): SuggestedAvatar | null {
    const own = this.storedAvatar;
    const fresh = this.avatars.value?.[0] ?? null;
    if (!this.changesName || own === null) return this.picked ?? own ?? fresh;
    if (this.keepsLook) return own;
    return this.picked === null || sharesLook(this.picked, own) ? fresh : this.picked;
  }

  /** The pictures to choose from, the one in the form first if it is none of the suggested; null before they are loaded. */
  get avatarChoices(): readonly SuggestedAvatar[] | null {
    const { avatar } = this;
    const suggested = this.avatars.value;
    if (suggested === null || avatar === null) return suggested;
    return suggested.some(({ avatarUri }) => avatarUri === avatar.avatarUri) ? suggested : [avatar, ...suggested];
  }

  /** True if the name in the box takes the place of another one. */
  get changesName(): boolean {
    return this.userName.trim() !== '' && isNewName(this.stored.userName, this.userName);
  }

  get nameQuestion(): string | null {
    const verdict = this.#verdict.value;
    return verdict?.valid === true && verdict.message !== '' ? verdict.message : null;
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

  /** Loads what is stored and what can be chosen; a draft stays. */
  async open(): Promise<void> {
    if (this.usernames.isLoading) return;
    await Promise.all([this.loadStored(), this.usernames.load(), this.avatars.load()]);
  }

  /** Checks the name after a pause in typing (VA-USERNAME). */
  changeName(userName: string): void {
    this.userName = userName;
    this.usesOwnName = false;
    this.form.changed('userName');
    this.forgetVerdict();
    if (userName.trim() !== '') this.#cancelCheck = this.#scheduler.after(USERNAME_CHECK_MS, this.checkName);
  }

  chooseAvatar(avatar: SuggestedAvatar): void {
    this.picked = avatar;
    this.form.changed('avatar');
  }

  chooseLook(keepsLook: boolean): void {
    this.keepsLook = keepsLook;
    this.form.changed('avatar');
  }

  allowOwnName(usesOwnName: boolean): void {
    this.usesOwnName = usesOwnName;
    this.form.changed('userName');
  }

  /** Puts a draft back; empty for none. */
  restore(userName: string, avatar: SuggestedAvatar | null): void {
    if (userName !== '') this.userName = userName;
    // Before keys were random, a draft kept a word.
    if (avatar !== null && isPictureUri(avatar.avatarUri)) this.picked = avatar;
  }

  /** Stores name and picture. Returns whether they are stored; the form says why not. */
  async save(): Promise<boolean> {
    const { userName, avatar, usesOwnName } = this;
    const keepsLook = this.changesName && this.keepsLook;
    const answer = await this.form.submit(() => this.#choose.execute({ userName, avatar, keepsLook, usesOwnName }));
    return answer !== null && this.saved(answer);
  }

  forget(): void {
    this.forgetVerdict();
    this.userName = '';
    this.keepsLook = false;
    this.usesOwnName = false;
    this.picked = null;
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

  /** The reason why the name cannot be saved: a refusal, or an unanswered question. */
  private get unanswered(): string | null {
    return this.refusal ?? (this.usesOwnName ? null : this.nameQuestion);
  }

  private get storedAvatar(): SuggestedAvatar | null {
    const { avatarUri, avatarColor } = this.stored;
    return avatarUri === '' ? null : { avatarUri, avatarColor };
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

  private adopt({ userName }: AnonymousProfile): void {
    if (this.userName === '') this.userName = userName;
  }

  private saved(answer: Result<AnonymousProfile, ChooseAnonymousProfileFailure>): boolean {
    if (answer.ok) this.#stored.put(answer.value);
    else if (answer.failure.kind === 'notSaved')
      showFailure(this.#toasts, profileMessages.notSaved, answer.failure.failure);
    return answer.ok;
  }
}
