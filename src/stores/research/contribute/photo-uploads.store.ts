import { makeAutoObservable } from 'mobx';
import type { NamedPicture } from '@/core/kernel/pictures/device-pictures.port';
import { withoutImage } from '@/core/kernel/pictures/draft-images';
import type { DraftPhoto, PhotosAnswers, PhotosField } from '@/core/research/contribute/photos-form';
import { MAX_SUBMITTED_PHOTOS } from '@/core/research/contribute/photos-form';
import type { UserAlbumName } from '@/core/research/photos/photo';
import type { SessionStore } from '@/stores/account/session/session.store';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { PictureList, PictureUploads } from '@/stores/kernel/pictures/picture-uploads';
import type { ContributionStore } from './contribution.store';

export interface PhotoUploadsStores {
  readonly form: Pick<ContributionStore<PhotosAnswers, PhotosField>, 'values' | 'change'>;
  readonly session: Pick<SessionStore, 'userId'>;
  readonly askLogin: () => void;
}

/** The photos of the form during upload. */
export class PhotoUploadsStore implements PersonalStore {
  hasTooMany = false;
  readonly #uploads: PictureUploads<DraftPhoto>;
  readonly #neighbours: PhotoUploadsStores;

  constructor(
    uploadsOf: (list: PictureList<DraftPhoto>) => PictureUploads<DraftPhoto>,
    neighbours: PhotoUploadsStores,
  ) {
    this.#neighbours = neighbours;
    this.#uploads = uploadsOf({
      read: () => this.photos,
      show: (photos) => this.show(photos),
      itemOf: (image) => ({ ...image, album: 'office' }),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get photos(): readonly DraftPhoto[] {
    return this.#neighbours.form.values.photos;
  }

  /** Asks a guest to log in first, since photos upload while the form is filled in. */
  askToChoose(): boolean {
    if (this.#neighbours.session.userId !== null) return true;
    this.#neighbours.askLogin();
    return false;
  }

  async add(files: readonly NamedPicture[]): Promise<void> {
    const room = MAX_SUBMITTED_PHOTOS - this.photos.length;
    this.hasTooMany = files.length > room;
    await this.#uploads.add(files.slice(0, room));
  }

  async retry(uri: string): Promise<void> {
    await this.#uploads.retry(uri);
  }

  canRetry(uri: string): boolean {
    return this.#uploads.canRetry(uri);
  }

  describe(uri: string, description: string): void {
    this.#uploads.change(uri, (photo) => ({ ...photo, details: { ...photo.details, description } }));
  }

  /** Marks a photo as real or generated. A generated one is refused. */
  label(uri: string, isSynthetic: boolean): void {
    this.#uploads.change(uri, (photo) => ({ ...photo, details: { ...photo.details, isSynthetic } }));
  }

  putInto(uri: string, album: UserAlbumName): void {
    this.#uploads.change(uri, (photo) => ({ ...photo, album }));
  }

  remove(uri: string): void {
    this.hasTooMany = false;
    this.#uploads.release(uri);
    const place = this.photos.findIndex((photo) => photo.uri === uri);
    this.show(withoutImage(this.photos, place));
  }

  /** Cancels running uploads. */
  forget(): void {
    this.#uploads.releaseAll();
    this.hasTooMany = false;
  }

  private show(photos: readonly DraftPhoto[]): void {
    this.#neighbours.form.change({ photos }, 'photos');
  }
}
