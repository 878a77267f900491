import type { VideoHandlers } from '@/server/contract/generated/video';
import type { Database } from '@/server/platform/database';
import { videosOf } from '../company/company/company-details.queries';
import { knownCompany } from '../company/company/known-company';

export interface VideoServiceDeps {
  readonly database: Database;
}

export function createVideoService({ database }: VideoServiceDeps): VideoHandlers {
  return {
    async listVideos({ query }) {
      const rows = await database.query(videosOf, await knownCompany(database, query.company));
      return { status: 200, body: rows.map(({ id, ...shown }) => ({ videoId: id, ...shown })) };
    },
  };
}
