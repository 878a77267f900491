import type { FastifyInstance } from 'fastify';
import type { Database } from '@/server/platform/database';
import { pictureNotFoundProblem, sendPicture } from '@/server/platform/files/send-picture';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { isModerator } from '@/server/services/trust/moderation/roles/is-moderator';
import { SECTION_PICTURE_NAME, SECTION_PICTURES, sectionPictureKey } from '../company/section-picture-file';
import { isSectionPictureShown } from './section-picture-route.queries';

const FILE = '.webp';
const COMPANY_ID = /^[1-9]\d{0,8}$/;

export interface SectionPictureRouteParts {
  readonly database: Database;
  readonly files: Pick<StoredFiles, 'get'>;
  readonly sessions: Pick<Sessions, 'authenticate'>;
}

/** Serves pictures: to the public while a section shows them, to moderators while the file exists. */
export function registerSectionPictures(
  app: FastifyInstance,
  { database, files, sessions }: SectionPictureRouteParts,
): void {
  app.get<{ Params: { companyId: string; file: string } }>(
    `${SECTION_PICTURES}/:companyId/:file`,
    async (request, reply) => {
      const { companyId, file } = request.params;
      const name = file.endsWith(FILE) ? file.slice(0, -FILE.length) : '';
      if (!SECTION_PICTURE_NAME.test(name) || !COMPANY_ID.test(companyId)) throw pictureNotFoundProblem();
      const [picture] = await database.query(isSectionPictureShown, Number(companyId), name);
      const isPublic = picture?.is_shown ?? false;
      if (!isPublic && !(await isModerator(database, await sessions.authenticate(request, reply))))
        throw pictureNotFoundProblem();
      return sendPicture(request, reply, {
        name,
        type: 'image/webp',
        isPublic,
        read: () => files.get(sectionPictureKey(name)),
      });
    },
  );
}
