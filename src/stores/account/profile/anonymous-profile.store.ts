import { makeAutoObservable } from 'mobx';
import type { AnonymousProfile, SuggestedAvatar, UsernameVerdict } from '@/core/account/profile/anonymous-profile';
import { emptyAnonymousProfile } from '@/core/account/profile/anonymous-profile';
import type {
  AnonymousProfileErrors,
  ChooseAnonymousProfile,
  ChooseAnonymousProfileFailure,
} from '@/core/account/profile/choose-anonymous-profile.use-case';
import { hasSameLook, isNewName } from '@/core/account/profile/look.rules';
import type { Profiles } from '@/core/account/profile/profile.port';
import { profileMessages } from '@/core/account/profile/profile-messages';
import { otherSuggestedName, USERNAME_CHECK_MS } from '@/core/account/profile/username-check';
import { isPictureUri } from '@/core/kernel/common/picture-uri.rules';
import type { Result } from '@/core/kernel/common/result';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import { Form } from '@/stores/kernel/common/form';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

export type NameCheck = 'unknown' | 'checking' | 'free' | 'refused';

const NAME_CHECKS = { idle: 'unknown', loading: 'checking', ready: 'free', failed: 'unknown' } as const;

/** The form in which the user chooses a pseudonym and a picture. */
export class AnonymousProfileStore implements PersonalStore {
  userName = '';
  /** True if a new pseudonym keeps picture, line and job title of the old one. */
  keepsLook = false;
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

  get stored(): AnonymousProfile {
    return this.#stored.value ?? emptyAnonymousProfile;
  }

  /** The picture of the form. A new pseudonym gets a new one unless the old look is kept. */
  get avatar(): SuggestedAvatar | null {
    const own = this.storedAvatar;
    const fresh = this.avatars.value?.[0] ?? null;
    if (!this.changesName || own === null) return this.picked ?? own ?? fresh;
    if (this.keepsLook) return own;
    return this.picked === null || hasSameLook(this.picked, own) ? fresh : this.picked;
  }

  /**
   * The pictures to choose from. The form's own comes first if it is not a suggested one. Null before they are
   * loaded.
   */
  get avatarChoices(): readonly SuggestedAvatar[] | null {
    const { avatar } = this;
    const suggested = this.avatars.value;
    if (suggested === null || avatar === null) return suggested;
    return suggested.some(({ avatarUri }) => avatarUri === avatar.avatarUri) ? suggested : [avatar, ...suggested];
  }

  /** True if the name replaces another one. */
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

  get nameMessage(): string | null {
    return this.form.errors.userName ?? this.refusal;
  }

  get nameFix(): string | null {
    return this.usernames.value === null ? null : otherSuggestedName(this.usernames.value, this.userName);
  }

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

  restore(userName: string, avatar: SuggestedAvatar | null): void {
    if (userName !== '') this.userName = userName;
    // Older drafts kept a word instead of a random key.
    if (avatar !== null && isPictureUri(avatar.avatarUri)) this.picked = avatar;
  }

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

  private get refusal(): string | null {
    const verdict = this.#verdict.value;
    return verdict === null || verdict.valid ? null : verdict.message;
  }

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
