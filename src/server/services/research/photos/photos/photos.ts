import type { Photo } from '@/contract/generated/photos';
import { shownAuthorOf, shownPlaceOf } from '@/core/research/cards/shown-card.rules';
import type { PhotosHandlers } from '@/server/contract/generated/photos';
import type { Viewer } from '@/server/contract/viewer';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { Database } from '@/server/platform/database';
import { withAnswer } from '@/server/platform/employer-answers/shown-answer.presenter';
import type { RowOf } from '@/server/platform/sql-types';
import { requireCompany } from '@/server/services/research/review/reviews/company-of-address';
import { addressesOf } from '@/server/services/talk/feed/attachments/stored-media';
import type { photoColumns } from './photo.queries';
import { albumsOfCompany, newestPhotos } from './photo.queries';

export function createPhotos(
  database: Database,
  authorRefs: AuthorRefs,
): Pick<PhotosHandlers, 'listPhotos' | 'listPhotoAlbums'> {
  function present(row: RowOf<typeof photoColumns>, viewer: Viewer | null): Photo {
    const { id, album, caption, url, file_key, width, height, card, author_ref } = row;
    const shown = shownAuthorOf(card);
    const previewUrl = previewOf(url, file_key);
    const isMine = viewer !== null && author_ref !== null && authorRefs.isMine(viewer.personaRef, id, author_ref);
    return {
      id,
      album,
      caption,
      url,
      previewUrl,
      width,
      height,
      location: shownPlaceOf(shown, row),
      month: shown.period,
      isMine,
      ...withAnswer(row.answer, shown.hasMonth),
    };
  }

  return {
    async listPhotos({ viewer, query: { company, album, page, limit } }) {
      const { id } = await requireCompany(database, company);
      const rows = await database.query(newestPhotos(limit), id, album ?? null, (page - 1) * limit);
      const albums = await database.query(albumsOfCompany, id);
      const counted = albums.filter((each) => album === undefined || each.album === album);
      return {
        status: 200,
        body: {
          items: rows.map((row) => present(row, viewer)),
          page,
          limit,
          total: counted.reduce((sum, { count }) => sum + count, 0),
        },
      };
    },

    async listPhotoAlbums({ query: { company } }) {
      const { id } = await requireCompany(database, company);
      const albums = await database.query(albumsOfCompany, id);
      const body = albums.map(({ album, count, newest, id: photoId, caption, url, file_key, width, height }) => ({
        album,
        count,
        newest,
        cover: { id: photoId, caption, previewUrl: previewOf(url, file_key), width, height },
      }));
      return { status: 200, body };
    },
  };
}

function previewOf(url: string, fileKey: string | null): string {
  return fileKey === null ? url : addressesOf(fileKey).previewUrl;
}
