import type { PhotosHandlers } from '@/server/contract/generated/photos';
import type { Database } from '@/server/platform/database';
import { requireCompany } from '@/server/services/review/reviews/company-of-address';
import { monthOf } from '@/server/services/review/reviews/india-calendar';
import { albumsOfCompany, newestPhotos } from './photo.queries';

/** Photos of companies, in albums. */
export function createPhotos(database: Database): PhotosHandlers {
  return {
    async listPhotos({ query: { company, album, page, limit } }) {
      const { id } = await requireCompany(database, company);
      const rows = await database.query(newestPhotos(limit), id, album ?? null, (page - 1) * limit);
      const albums = await database.query(albumsOfCompany, id);
      const counted = albums.filter((each) => album === undefined || each.album === album);
      return {
        status: 200,
        body: {
          items: rows.map(({ created_at, ...photo }) => ({ ...photo, month: monthOf(created_at) })),
          page,
          limit,
          total: counted.reduce((sum, { count }) => sum + count, 0),
        },
      };
    },

    async listPhotoAlbums({ query: { company } }) {
      const { id } = await requireCompany(database, company);
      const albums = await database.query(albumsOfCompany, id);
      const body = albums.map(({ album, count, newest }) => ({ album, count, newest: monthOf(newest) }));
      return { status: 200, body };
    },
  };
}
