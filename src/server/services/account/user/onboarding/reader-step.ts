import type { UserHandlers } from '@/server/contract/generated/user';
import type { Database } from '@/server/platform/database';
import { lockPersona } from '../persona/persona.queries';
import type { Roles } from './roles';

export interface ReaderStepDeps {
  readonly database: Database;
  readonly roles: Roles;
}

export function createReaderStep({ database, roles }: ReaderStepDeps): Pick<UserHandlers, 'completeReaderStep'> {
  return {
    async completeReaderStep({ viewer }) {
      const change = await database.transaction(async (tx) => {
        await tx.query(lockPersona, viewer.personaRef);
        return roles.refresh(tx, viewer.personaRef, true);
      });
      roles.announce(viewer, change);
      return { status: 200, body: { isReader: change.isReader, isWriter: change.isWriter } };
    },
  };
}
