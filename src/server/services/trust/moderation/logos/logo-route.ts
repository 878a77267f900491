import type { FastifyInstance } from 'fastify';
import { LOGO_NAME_PATTERN } from '@/core/trust/logos/logo.rules';
import type { Database } from '@/server/platform/database';
import { pictureNotFoundProblem, sendPicture } from '@/server/platform/files/send-picture';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { isModerator } from '../roles/is-moderator';
import { logoKey } from './logo-file';
import { isLogoShown } from './logo-route.queries';

const FOLDERS = ['/alpha/company/photos/logos', '/alpha/colleges/photos/logos'];

export interface LogoRouteParts {
  readonly database: Database;
  readonly files: Pick<StoredFiles, 'get'>;
  readonly sessions: Pick<Sessions, 'authenticate'>;
}

/** Serves logos as JPEG: to the public while in use, to moderators while the file exists. */
export function registerLogos(app: FastifyInstance, { database, files, sessions }: LogoRouteParts): void {
  for (const folder of FOLDERS) {
    app.get<{ Params: { file: string } }>(`${folder}/:file`, async (request, reply) => {
      const { file } = request.params;
      const name = file.endsWith('.jpg') ? file.slice(0, -'.jpg'.length) : '';
      if (!LOGO_NAME_PATTERN.test(name)) throw pictureNotFoundProblem();
      const [logo] = await database.query(isLogoShown, name);
      const isPublic = logo?.is_shown ?? false;
      if (!isPublic && !(await isModerator(database, await sessions.authenticate(request, reply))))
        throw pictureNotFoundProblem();
      return sendPicture(request, reply, { name, type: 'image/jpeg', isPublic, read: () => files.get(logoKey(name)) });
    });
  }
}
