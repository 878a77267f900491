import type { Failure } from '@/core/kernel/common/failure';
import type { DraftImage } from '@/core/kernel/pictures/draft-images';
import { mediaMessages } from '@/core/kernel/pictures/media-messages';
import type { UserAlbumName } from '../photos/photo';
import { contributionRefusals } from './contribution-refusals.rules';
import type { StepName } from './contribution-steps';
import type { PhotoContribution } from './photo-contributions.port';

export const MAX_SUBMITTED_PHOTOS = 10;
export const MAX_CAPTION_LENGTH = 120;

export interface DraftPhoto extends DraftImage {
  readonly album: UserAlbumName;
}

export interface PhotosAnswers {
  readonly companyName: string;
  readonly city: string;
  readonly photos: readonly DraftPhoto[];
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

export function photosFaults({ companyName, photos }: PhotosAnswers): Readonly<Partial<Record<PhotosField, string>>> {
  const fault = faultOfPhotos(photos);
  return {
    ...(companyName.trim() === '' ? { companyName: 'Enter the company, and pick it from the list' } : {}),
    ...(fault === null ? {} : { photos: fault }),
  };
}

function faultOfPhotos(photos: readonly DraftPhoto[]): string | null {
  if (photos.length === 0) return 'Choose at least one photo';
  if (photos.some(({ details }) => details.isSynthetic)) return contributionRefusals.photoSynthetic;
  if (photos.some(({ isUploading }) => isUploading)) return mediaMessages.uploading;
  return photos.some(({ uploadKey }) => uploadKey === '') ? mediaMessages.notUploaded : null;
}

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
