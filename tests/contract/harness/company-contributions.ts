import { aPng } from '@tests/support/pictures';
import { InterviewContributionsPort } from '@/core/research/contribute/interview-contributions.port';
import { CompanyPhotoUploadsPort, PhotoContributionsPort } from '@/core/research/contribute/photo-contributions.port';
import { ReviewContributionsPort } from '@/core/research/contribute/review-contributions.port';
import { PhotosPort } from '@/core/research/photos/photos.port';
import type { Actor } from './contract-harness';
import { successOf } from './outcomes';
import { aKey } from './submissions';

const companyName = 'Vaayuna Technologies';
const company = 'vaayuna-technologies';

export async function giveReview(user: Actor): Promise<string> {
  const review = {
    rating: 3,
    aspects: {},
    title: null,
    likes: 'The team is patient with new people.',
    dislikes: 'The bus to the office comes late.',
    jobProfile: null,
    departmentId: null,
    city: null,
    employment: null,
    isCurrent: true,
    years: null,
  };
  return successOf(await user.port(ReviewContributionsPort).giveReview({ companyName, review, ...aKey() })).reviewId;
}

export function removeReview(user: Actor, reviewId: string) {
  return user.port(ReviewContributionsPort).deleteReview({ reviewId });
}

export async function givePhoto(user: Actor): Promise<string> {
  const { fileKey, url } = successOf(await user.port(CompanyPhotoUploadsPort).uploadCompanyPhoto(aPng(20, 20)));
  const photos = [{ fileKey, album: 'canteen', caption: '' } as const];
  successOf(
    await user
      .port(PhotoContributionsPort)
      .givePhotos({ companyName, city: null, photos, referrer: '', campaign: '', ...aKey() }),
  );
  const { items } = successOf(await user.port(PhotosPort).listPhotos({ company, limit: 50 }));
  return items.find((photo) => photo.url === url)?.id ?? '';
}

export function removePhoto(user: Actor, photoId: string) {
  return user.port(PhotosPort).deletePhoto({ photoId });
}

export async function giveInterview(user: Actor): Promise<string> {
  const interview = {
    companyName,
    jobProfile: 'Software Engineer',
    locationId: null,
    month: '2026-09',
    experience: null,
    difficulty: 'fair',
    outcome: 'offer',
    isFair: null,
    days: null,
    appliedThrough: null,
    rounds: [{ name: 'Panel', minutes: 45, questions: [] }],
    story: 'Two calls and a talk at the office.',
  } as const;
  return successOf(await user.port(InterviewContributionsPort).giveInterview({ ...interview, ...aKey() })).interviewId;
}
