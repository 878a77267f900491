import { describe, expect, it } from 'vitest';
import { createScreens } from '@/core/kernel/navigation/screens';
import { contributionRefusals } from './contribution-refusals.rules';
import { formReferralIn, opensPhotoUpload, returnAddressOf, withFormReferral } from './photo-upload-address';
import type { DraftPhoto } from './photos-form';
import { emptyPhotosAnswers, photoContributionOf, photosFaults, photosRefusalOf } from './photos-form';
import { parsePhotosAnswers } from './stored-photos';

const key = '7f3a2b1c-58c7-4b63-9c0e-2f5f6f5f1a10-40x30';

const photo: DraftPhoto = {
  uri: `/media/${key}-s.webp`,
  aspectRatio: 4 / 3,
  uploadKey: key,
  isUploading: false,
  album: 'canteen',
  details: {
    name: 'a.png',
    bytes: 9,
    description: ' Noon ',
    isSynthetic: false,
    isLabelled: false,
    share: 1,
    fault: null,
    previewUrl: `/media/${key}-s.webp`,
  },
};
const answers = { ...emptyPhotosAnswers, companyName: ' Vaayuna ', photos: [photo] };
const uploading = { ...photo, uri: 'blob:1', uploadKey: '', isUploading: true };

describe('the form for photos', () => {
  it('asks for a company and for photos that are uploaded, and sends what was answered', () => {
    expect(Object.keys(photosFaults(emptyPhotosAnswers)).toSorted()).toEqual(['companyName', 'photos']);
    expect(photosFaults({ ...answers, photos: [photo, uploading] })).toEqual({
      photos: 'Wait until all pictures are uploaded, or remove those that are not.',
    });
    expect(photosFaults({ ...answers, photos: [{ ...uploading, isUploading: false }] })).toEqual({
      photos: 'A picture did not upload. Try again or remove it.',
    });
    const made = { ...photo, details: { ...photo.details, isSynthetic: true } };
    expect(photosFaults({ ...answers, photos: [made] })).toEqual({ photos: contributionRefusals.photoSynthetic });
    expect(photosFaults(answers)).toEqual({});
    expect(photoContributionOf({ ...answers, referrer: '/awards', campaign: 'mail' })).toEqual({
      companyName: 'Vaayuna',
      city: null,
      photos: [{ fileKey: key, album: 'canteen', caption: 'Noon' }],
      referrer: '/awards',
      campaign: 'mail',
    });
  });

  it('keeps what was uploaded on the device, and nothing that is not its own', () => {
    const kept = JSON.parse(JSON.stringify({ ...answers, photos: [uploading, photo] }));
    expect(parsePhotosAnswers(kept)).toEqual(answers);
    expect(parsePhotosAnswers({ photos: 3 })).toBeNull();
  });

  it('says which photo a refusal is about', () => {
    const fields = { 'photos.2.fileKey': 'Gone.', city: 'Choose a city from the list.' };
    const refused = { kind: 'invalid', status: 422, code: 'photo_not_usable', message: '', fields } as const;
    expect(photosRefusalOf(refused)).toEqual({
      city: 'Choose a city from the list.',
      photos: 'Photo 3 is no longer there. Remove it and choose it again.',
    });
  });
});

describe('the address of the photo upload', () => {
  it('opens it by key and id of a link, or by its own word, and by nothing less', () => {
    for (const query of ['SecretKey=a&UploadId=7', 'showPhotosModal=true', 'showPhotosModal=true&SecretKey=']) {
      expect([query, opensPhotoUpload(`/features?${query}`)]).toEqual([query, true]);
    }
    for (const query of ['', 'SecretKey=a', 'UploadId=7', 'SecretKey=&UploadId=', 'showPhotosModal=false']) {
      expect([query, opensPhotoUpload(`/features?${query}`)]).toEqual([query, false]);
    }
  });

  it('carries the way that led there, and leads back only to a page of this app', () => {
    const screens = createScreens({ HomeScreen: '/', Photos: '/photos/{urlName}-photos' });
    const arrival = formReferralIn('/features?referer=%2Fphotos%2Fvaayuna-photos%3Fpage%3D2&campaign=mail');
    expect(arrival).toEqual({ referrer: '/photos/vaayuna-photos?page=2', campaign: 'mail' });
    expect(returnAddressOf(arrival, screens)).toBe('/photos/vaayuna-photos?page=2&campaign=mail');
    expect(formReferralIn(withFormReferral('/contribute/next-step?k=photo', arrival))).toEqual(arrival);
    const none = { referrer: '', campaign: '' };
    expect(withFormReferral('/contribute/next-step', none)).toBe('/contribute/next-step');
    expect(formReferralIn(`/features?referer=${'x'.repeat(201)}&campaign=${'x'.repeat(101)}`)).toEqual(none);
    for (const referrer of [
      '',
      'review_mail',
      'https://evil.example/photos/vaayuna-photos',
      '//evil.example',
      '/\\evil.example',
      '/nowhere',
      'javascript:alert(1)',
    ]) {
      expect([referrer, returnAddressOf({ referrer, campaign: '' }, screens)]).toEqual([referrer, null]);
    }
  });
});
