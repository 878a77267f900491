import { makeAutoObservable } from 'mobx';
import type { MyProfile } from '@/core/account/my-profile/my-profile.port';
import { myProfileMessages } from '@/core/account/my-profile/my-profile-messages';
import type { PhotoUploads } from '@/core/account/my-profile/photo-uploads.port';
import { PROFILE_CHANGED } from '@/core/account/profile/pseudo-profile';
import type { Failure } from '@/core/kernel/common/failure';
import { failureReasonOf } from '@/core/kernel/common/failure-reason';
import { photoFault } from '@/core/kernel/pictures/photo.rules';
import type { CropSquare, PictureFile, PictureFiles } from '@/core/kernel/pictures/picture-files.port';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { MyProfileStore } from './my-profile.store';
import type { OwnWrites } from './own-writes';

export type PhotoStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly fault: string }
  | { readonly kind: 'cropping'; readonly file: PictureFile; readonly address: string; readonly fault: string | null }
  /** `share` is from 0 to 1, or null while unknown. */
  | { readonly kind: 'sending'; readonly file: PictureFile; readonly address: string; readonly share: number | null };

export interface PhotoPorts {
  readonly profiles: MyProfile;
  readonly uploads: PhotoUploads;
  readonly pictures: PictureFiles;
  readonly toasts: Toasts;
}

const none: PhotoStep = { kind: 'none' };

/** The user's photo: choosing, cropping, uploading and deleting. */
export class PhotoStore implements PersonalStore {
  step: PhotoStep = none;
  isDeleting = false;
  readonly #ports: PhotoPorts;
  readonly #writes: OwnWrites;
  readonly #mine: Pick<MyProfileStore, 'photoChanged'>;
  #cancel: (() => void) | null = null;
  /** Incremented per upload, so that responses to earlier ones are ignored. */
  #run = 0;

  constructor(ports: PhotoPorts, writes: OwnWrites, mine: Pick<MyProfileStore, 'photoChanged'>) {
    this.#ports = ports;
    this.#writes = writes;
    this.#mine = mine;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Reads the first bytes to check the format before the browser decodes the file. */
  async choose(file: PictureFile): Promise<void> {
    const { pictures } = this.#ports;
    const fault = photoFault(file.size, await pictures.headOf(file));
    this.goTo(
      fault === null
        ? { kind: 'cropping', file, address: pictures.addressOf(file), fault: null }
        : { kind: 'refused', fault },
    );
  }

  async send(square: CropSquare): Promise<void> {
    if (this.step.kind !== 'cropping') return;
    const { file, address } = this.step;
    this.#run += 1;
    const run = this.#run;
    const cancelled = new Promise<void>((resolve) => {
      this.#cancel = resolve;
    });
    this.step = { kind: 'sending', file, address, share: null };
    const photo = await this.#ports.pictures.cut(file, square);
    if (run !== this.#run) return;
    if (photo === null) {
      this.goTo({ kind: 'refused', fault: photoFault(file.size, null) ?? '' });
      return;
    }
    const { uploads } = this.#ports;
    const answer = await uploads.uploadProfilePhoto(photo, { onProgress: this.progressed, cancelled });
    if (run !== this.#run) return;
    if (answer.ok) await this.stored(answer.value.photoUrl);
    else {
      this.step = { kind: 'cropping', file, address, fault: sentenceOf(answer.failure) };
      if (answer.failure.code === PROFILE_CHANGED) this.#writes.say(myProfileMessages.notSaved, answer.failure);
    }
  }

  /** Cancels a running upload. The current photo stays. */
  cancel(): void {
    this.#run += 1;
    this.#cancel?.();
    this.goTo(none);
  }

  async remove(): Promise<void> {
    if (this.isDeleting) return;
    this.isDeleting = true;
    const answer = await this.#ports.profiles.deleteProfilePhoto();
    this.deleted();
    if (!answer.ok) {
      this.#writes.say(myProfileMessages.notDeleted, answer.failure);
      return;
    }
    this.#mine.photoChanged(null);
    this.#ports.toasts.show(createToast('success', myProfileMessages.photoDeleted));
    await this.#writes.refresh();
  }

  forget(): void {
    this.cancel();
    this.isDeleting = false;
  }

  private progressed(share: number): void {
    if (this.step.kind === 'sending') this.step = { ...this.step, share };
  }

  private async stored(photoUrl: string): Promise<void> {
    this.goTo(none);
    this.#mine.photoChanged(photoUrl);
    await this.#writes.refresh();
  }

  private deleted(): void {
    this.isDeleting = false;
  }

  private goTo(step: PhotoStep): void {
    if ('address' in this.step) this.#ports.pictures.forget(this.step.address);
    this.step = step;
  }
}

function sentenceOf(failure: Failure): string {
  return `${myProfileMessages.photoNotSaved} ${failureReasonOf(failure)}`;
}
