import { randomUUID } from 'node:crypto';
import { collegeRefusals } from '@/core/colleges/college-refusals.rules';
import { companyRefusals } from '@/core/company/company-refusals.rules';
import type { LogoPlace } from '@/core/logos/logo';
import { logoRefusals } from '@/core/logos/logo.rules';
import type { ModerationHandlers } from '@/server/contract/generated/moderation';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import { plainUuid } from '@/server/platform/uuid';
import type { ModeratorsDeps } from '../moderation/moderator.policy';
import { Moderators } from '../moderation/moderator.policy';
import { encodeLogo, logoKey } from './logo-file';
import { nameCollegeLogo, nameCompanyLogo } from './logos.queries';

export interface LogosDeps extends ModeratorsDeps {
  readonly files: Pick<StoredFiles, 'put' | 'use'>;
}

/** The logos of companies and colleges, which moderators store and remove. */
export function createLogos(deps: LogosDeps): Pick<ModerationHandlers, 'uploadLogo' | 'setLogo' | 'removeLogo'> {
  const { database, files } = deps;
  const moderators = new Moderators(deps);

  async function name(tx: Database, { owner, urlName }: LogoPlace, logo: string | null): Promise<void> {
    const named = await tx.query(owner === 'company' ? nameCompanyLogo : nameCollegeLogo, urlName.toLowerCase(), logo);
    if (named.length > 0) return;
    if (owner === 'company') throw new Problem(404, 'company_not_found', companyRefusals.notFound);
    throw new Problem(404, 'college_not_found', collegeRefusals.notFound);
  }

  return {
    async uploadLogo({ viewer, body, http }) {
      await moderators.requireToAct(viewer, http);
      // A request without a body has no content type either.
      const picture = await encodeLogo(body ?? new Uint8Array(), viewer.personaRef);
      const logo = randomUUID();
      await files.put(logoKey(logo), picture);
      return { status: 201, body: { logo } };
    },

    async setLogo({ viewer, path, body, http }) {
      await moderators.requireToAct(viewer, http);
      const logo = plainUuid(body.logo);
      await database.transaction(async (tx) => {
        const key = logoKey(logo);
        if (!(await files.use(tx, key)).has(key)) throw notUsable();
        await name(tx, path, logo);
      });
      return { status: 204, body: null };
    },

    async removeLogo({ viewer, path, http }) {
      await moderators.requireToAct(viewer, http);
      await name(database, path, null);
      return { status: 204, body: null };
    },
  };
}

function notUsable(): Problem {
  return new Problem(422, 'picture_not_usable', logoRefusals.notUsable, { logo: logoRefusals.notUsable });
}
