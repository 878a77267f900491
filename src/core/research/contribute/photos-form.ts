import type { Failure } from '@/core/kernel/common/failure';
import type { DraftImage } from '@/core/kernel/pictures/draft-images';
import { mediaMessages } from '@/core/kernel/pictures/media-messages';
import type { GivenAlbumName } from '../photos/photo';
import { contributionRefusals } from './contribution-refusals.rules';
import type { StepName } from './contribution-steps';
import type { PhotoContribution } from './photo-contributions.port';

/** The most photos of one contribution. */
export const MAX_GIVEN_PHOTOS = 10;
/** The most characters of a caption. */
export const MAX_CAPTION_LENGTH = 120;

/** A photo of the form; `details.description` is its caption. */
export interface DraftPhoto extends DraftImage {
  readonly album: GivenAlbumName;
}

/** The answers of the form for photos; empty if the user has not answered. */
export interface PhotosAnswers {
  readonly companyName: string;
  readonly city: string;
  readonly photos: readonly DraftPhoto[];
  /** The way that led to the form, as its address says it. */
  readonly referrer: string;
  readonly campaign: string;
}

export type PhotosField = 'companyName' | 'city' | 'photos';

export const PHOTOS_FIELD_STEPS: Readonly<Record<PhotosField, StepName>> = {
  companyName: 'work',
  city: 'work',
  photos: 'photos',
};

export const emptyPhotosAnswers: PhotosAnswers = { companyName: '', city: '', photos: [], referrer: '', campaign: '' };

/** Returns the sentences about fields that cannot be sent yet. */
export function photosFaults({ companyName, photos }: PhotosAnswers): Readonly<Partial<Record<PhotosField, string>>> {
  const fault = faultOfPhotos(photos);
  return {
    ...(companyName.trim() === '' ? { companyName: 'Enter the company, and pick it from the list' } : {}),
    ...(fault === null ? {} : { photos: fault }),
  };
}

function faultOfPhotos(photos: readonly DraftPhoto[]): string | null {
  if (photos.length === 0) return 'Choose a photo, one at least';
  if (photos.some(({ details }) => details.isSynthetic)) return contributionRefusals.photoSynthetic;
  if (photos.some(({ isUploading }) => isUploading)) return mediaMessages.uploading;
  return photos.some(({ uploadKey }) => uploadKey === '') ? mediaMessages.notUploaded : null;
}

/** Returns answers without faults as they are sent. */
export function photoContributionOf(answers: PhotosAnswers): PhotoContribution {
  const { companyName, city, photos, referrer, campaign } = answers;
  return {
    companyName: companyName.trim(),
    city: city.trim() || null,
    photos: photos.map(({ uploadKey, album, details }) => ({
      fileKey: uploadKey,
      album,
      caption: details.description.trim(),
    })),
    referrer,
    campaign,
  };
}

/** Returns the sentences by field of a refusal; what it says of a photo names the photo's place. */
export function photosRefusalOf({ fields }: Failure): Readonly<Partial<Record<PhotosField, string>>> {
  const { companyName, city } = fields;
  const places = Object.keys(fields).flatMap((name) => /^photos\.(\d+)\.fileKey$/.exec(name)?.[1] ?? []);
  const [place] = places;
  return {
    ...(companyName === undefined ? {} : { companyName }),
    ...(city === undefined ? {} : { city }),
    ...(place === undefined
      ? {}
      : { photos: `Photo ${Number(place) + 1} is no longer there. Remove it and choose it again.` }),
  };
}
