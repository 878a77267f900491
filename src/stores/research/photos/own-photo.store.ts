import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { Photo } from '@/core/research/photos/photo';
import { photoMessages } from '@/core/research/photos/photo-messages';
import type { Photos } from '@/core/research/photos/photos.port';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { PhotosStore } from './photos.store';

/** Deletes a photo that the user added. The toast offers to restore it. */
export class OwnPhotoStore {
  readonly #photos: Pick<Photos, 'deletePhoto' | 'restorePhoto'>;
  readonly #toasts: Toasts;
  readonly #shown: Pick<PhotosStore, 'reload'>;

  constructor(
    photos: Pick<Photos, 'deletePhoto' | 'restorePhoto'>,
    toasts: Toasts,
    shown: Pick<PhotosStore, 'reload'>,
  ) {
    this.#photos = photos;
    this.#toasts = toasts;
    this.#shown = shown;
  }

  async remove({ id }: Pick<Photo, 'id'>): Promise<boolean> {
    const answer = await this.#photos.deletePhoto({ photoId: id });
    if (!answer.ok && answer.failure.kind !== 'notFound') {
      showFailure(this.#toasts, photoMessages.notDeleted, answer.failure);
      return false;
    }
    await this.#shown.reload();
    const undo = { linkText: photoMessages.undo, onLinkClick: () => void this.#restore(id) };
    this.#toasts.show(createToast('default', photoMessages.deleted, null, undo));
    return true;
  }

  async #restore(photoId: string): Promise<void> {
    const answer = await this.#photos.restorePhoto({ photoId });
    if (answer.ok) await this.#shown.reload();
    else showFailure(this.#toasts, photoMessages.notRestored, answer.failure);
  }
}
