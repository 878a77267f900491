import { randomUUID } from 'node:crypto';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { collegeRefusals } from '@/core/research/colleges/college-refusals.rules';
import { companyRefusals } from '@/core/research/company/company-refusals.rules';
import type { LogoOwnerName } from '@/core/trust/logos/logo';
import { logoRefusals } from '@/core/trust/logos/logo.rules';
import type { ModerationHandlers } from '@/server/contract/generated/moderation';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { Database } from '@/server/platform/database';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import { plainUuid } from '@/server/platform/uuid';
import type { ModeratorsDeps } from '../moderation/moderator.policy';
import { Moderators } from '../moderation/moderator.policy';
import { encodeLogo, logoKey } from './logo-file';
import { noteLogoAct, setCollegeLogo, setCompanyLogo } from './logos.queries';

export interface LogosDeps extends ModeratorsDeps {
  readonly files: Pick<StoredFiles, 'put' | 'use'>;
}

export function createLogos(deps: LogosDeps): Pick<ModerationHandlers, 'uploadLogo' | 'setLogo' | 'removeLogo'> {
  const { database, files, now } = deps;
  const moderators = new Moderators(deps);

  async function name(
    tx: Database,
    viewer: Viewer,
    { owner, urlName }: LogoOwnerName,
    logo: string | null,
  ): Promise<void> {
    const [named] = await tx.query(owner === 'company' ? setCompanyLogo : setCollegeLogo, urlName.toLowerCase(), logo);
    if (named !== undefined) {
      const act = logo === null ? 'LOGO_REMOVED' : 'LOGO_SET';
      const actor = moderators.actorOf(viewer);
      await tx.query(noteLogoAct, randomUUID(), actor, act, `${owner}/${named.slug}`, dayInIndia(now()));
      return;
    }
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
        await name(tx, viewer, path, logo);
      });
      return { status: 204, body: null };
    },

    async removeLogo({ viewer, path, http }) {
      await moderators.requireToAct(viewer, http);
      await database.transaction((tx) => name(tx, viewer, path, null));
      return { status: 204, body: null };
    },
  };
}

function notUsable(): Problem {
  return new Problem(422, 'picture_not_usable', logoRefusals.notUsable, { logo: logoRefusals.notUsable });
}
