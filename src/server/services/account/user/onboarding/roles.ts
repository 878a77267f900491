import { welcomeNotification } from '@/core/talk/notifications/notification-texts.rules';
import type { Viewer } from '@/server/contract/viewer';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import type { Sessions } from '@/server/platform/sessions/sessions';
import type { Inbox } from '@/server/services/talk/notification/notifications/inbox';
import { careerOfPersona } from '../career-status/career.queries';
import { personaByRef } from '../persona/persona.queries';
import type { RoleChange, RoleKeeper } from '../persona/role-keeper';
import { rolesOf } from './roles.policy';
import { storeRoles } from './roles.queries';

export interface RolesDeps {
  readonly inbox: Inbox;
  readonly publish: Publish;
  readonly sessions: Pick<Sessions, 'forget'>;
  readonly brand: string;
}

export class Roles implements RoleKeeper {
  constructor(private readonly deps: RolesDeps) {}

  async refresh(tx: Database, persona: Uint8Array, readerStepDone = false): Promise<RoleChange> {
    const [row] = await tx.query(personaByRef, persona);
    if (row === undefined) throw new Error('The persona is not locked.');
    const [career] = await tx.query(careerOfPersona, persona);
    const roles = rolesOf(row, career, readerStepDone);
    const changed = roles.isReader !== row.is_reader || roles.isWriter !== row.is_writer;
    if (changed) await tx.query(storeRoles, persona, roles.isReader, roles.isWriter);
    const isNew = roles.isReader && !row.is_reader;
    const greeting = isNew
      ? await this.deps.inbox.put(tx, persona, welcomeNotification(this.deps.brand), 'keep')
      : null;
    return { ...roles, changed, greeting };
  }

  /** Announces a role. Call it after the commit. */
  announce({ userId, personaRef }: Viewer, { changed, greeting }: RoleChange): void {
    if (changed) this.deps.sessions.forget(userId);
    if (greeting !== null) this.deps.publish.notificationAdded(personaRef, greeting);
  }
}
