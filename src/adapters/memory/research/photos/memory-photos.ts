import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Failure } from '@/core/kernel/common/failure';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { shownPlaceOf } from '@/core/research/cards/shown-card.rules';
import { companyRefusals } from '@/core/research/company/company-refusals.rules';
import type { Photo, PhotoAlbum, PhotoAlbumName, PhotoPage } from '@/core/research/photos/photo';
import { PHOTO_ALBUMS } from '@/core/research/photos/photo';
import { photoRefusals } from '@/core/research/photos/photo-refusals.rules';
import type { PhotoPath, Photos } from '@/core/research/photos/photos.port';
import type { DatedAuthor } from '../cards/memory-cards';
import { newestShownFirst, shownAuthors } from '../cards/memory-cards';
import { CompanyRecords } from '../company/company-records';
import { ContributionRecords } from '../contribute/contribution-records';
import { AnswerRecords } from '../employer-answers/answer-records';
import type { MemoryPhoto } from './photo-records';
import { PhotoRecords } from './photo-records';

export class MemoryPhotos implements Photos {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listPhotos(query: {
    readonly company: string;
    readonly album?: PhotoAlbumName;
    readonly page?: number;
    readonly limit?: number;
  }): Promise<Result<PhotoPage, Failure>> {
    return this.#browser.ask('listPhotos', { query }, (viewer) => {
      const { company, album, page = 1, limit = PAGE_LENGTHS.photos.usual } = query;
      const photos = this.#photosOf(company);
      if (photos === null) return companyNotFound();
      const answers = this.#browser.world.records(AnswerRecords);
      const shown = withCards(photos).filter((photo) => album === undefined || photo.album === album);
      const items = shown.slice((page - 1) * limit, page * limit).map((photo) => ({
        ...present(photo, viewer),
        ...answers.memberOf({ kind: 'photo', to: photo.id, companyId: photo.companyId }, photo.shown.hasMonth),
      }));
      return ok({ items, page, limit, total: shown.length });
    });
  }

  listPhotoAlbums(query: { readonly company: string }): Promise<Result<readonly PhotoAlbum[], Failure>> {
    return this.#browser.ask('listPhotoAlbums', { query }, () => {
      const photos = this.#photosOf(query.company);
      if (photos === null) return companyNotFound();
      const carded = withCards(photos);
      const albums = PHOTO_ALBUMS.flatMap((album) => {
        const own = carded.filter((photo) => photo.album === album);
        if (own[0] === undefined) return [];
        const { id, caption, previewUrl, width, height } = own[0];
        return [
          {
            album,
            count: own.length,
            newest: newestMonthOf(own),
            cover: { id, caption, previewUrl, width, height },
          },
        ];
      });
      return ok(albums.toSorted((one, other) => other.count - one.count || (one.album < other.album ? -1 : 1)));
    });
  }

  deletePhoto(path: PhotoPath): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('deletePhoto', { path }, (viewer) => this.#setDeleted(viewer, path, true));
  }

  restorePhoto(path: PhotoPath): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('restorePhoto', { path }, (viewer) => this.#setDeleted(viewer, path, false));
  }

  #setDeleted(viewer: MemoryUser, { photoId }: PhotoPath, isDeleted: boolean): Result<null, Refusal['failure']> {
    const photos = this.#browser.world.records(PhotoRecords);
    const photo = photos.findAny(photoId);
    if (photo === null || photo.authorId === null) return photoNotFound();
    if (photo.authorId !== viewer.id) return refusal(403, 'not_yours', photoRefusals.notYours);
    if (photo.isDeleted !== isDeleted)
      this.#browser.world.records(ContributionRecords).earn(viewer, 'photo', isDeleted ? -1 : 1);
    photos.setDeleted(photoId, isDeleted);
    return ok(null);
  }

  #photosOf(urlName: string): readonly MemoryPhoto[] | null {
    const { world } = this.#browser;
    const company = world.records(CompanyRecords).findByUrlName(urlName);
    return company === null ? null : world.records(PhotoRecords).of(company.companyId);
  }
}

function newestMonthOf(photos: readonly CardedPhoto[]): string | null {
  const months = photos.flatMap(({ shown }) => (shown.hasMonth && shown.period !== null ? [shown.period] : []));
  return months.toSorted().at(-1) ?? null;
}

/** Adds cards. Photos from the same day and place may be from the same person, and count once. */
function withCards(photos: readonly MemoryPhoto[]): readonly CardedPhoto[] {
  const authors = shownAuthors(
    photos,
    ({ location, createdAt, authorId }) => ({ department: null, location, isCurrent: null, createdAt, authorId }),
    ({ id, authorId, location, createdAt }) => (authorId === null ? `${dayInIndia(createdAt)} ${location}` : id),
  );
  const carded = authors.flatMap((shown, place) => {
    const photo = photos[place];
    return photo === undefined ? [] : [{ ...photo, shown }];
  });
  return carded.toSorted(newestShownFirst);
}

interface CardedPhoto extends MemoryPhoto {
  readonly shown: DatedAuthor;
}

function present(record: CardedPhoto, viewer: MemoryUser | null): Photo {
  const {
    companyId: _company,
    isDeleted: _deleted,
    authorId,
    createdAt: _createdAt,
    findings: _findings,
    shown,
    ...photo
  } = record;
  return {
    ...photo,
    location: shownPlaceOf(shown, { location: photo.location, state: null }),
    month: shown.period,
    isMine: viewer !== null && authorId === viewer.id,
  };
}

function companyNotFound(): Refusal {
  return refusal(404, 'company_not_found', companyRefusals.notFound);
}

export function photoNotFound(): Refusal {
  return refusal(404, 'photo_not_found', photoRefusals.notFound);
}
