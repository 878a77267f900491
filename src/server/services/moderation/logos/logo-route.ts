import type { FastifyInstance } from 'fastify';
import { LOGO_NAME } from '@/core/logos/logo.rules';
import { Problem } from '@/server/contract/problem';
import { PICTURE_HEADERS } from '@/server/platform/files/picture-headers';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import { logoKey } from './logo-file';

/** VA-LOGO-COMPANY, VA-LOGO-COLLEGE */
const FOLDERS = ['/alpha/company/photos/logos', '/alpha/colleges/photos/logos'];
const YEAR_SECONDS = 31_536_000;

/** Serves the logos of companies and colleges as JPEG. A new logo gets a new name, so a browser keeps each as long as it likes. */
export function registerLogos(app: FastifyInstance, files: Pick<StoredFiles, 'get'>): void {
  for (const folder of FOLDERS) {
    app.get<{ Params: { file: string } }>(`${folder}/:file`, async (request, reply) => {
      const { file } = request.params;
      const name = file.endsWith('.jpg') ? file.slice(0, -'.jpg'.length) : '';
      const content = LOGO_NAME.test(name) ? await files.get(logoKey(name)) : null;
      if (content === null) throw new Problem(404, 'picture_not_found', 'There is no logo at this address.');
      return reply
        .headers({
          'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
          ...PICTURE_HEADERS,
        })
        .type('image/jpeg')
        .send(content);
    });
  }
}
