import type { Notification } from '@/contract/generated/notification';
import type { Viewer } from '@/server/contract/viewer';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import type { Sessions } from '@/server/platform/sessions/sessions';
import type { Inbox } from '@/server/services/notification/notifications/inbox';
import { welcome } from '@/server/services/notification/notifications/notification-texts';
import { rolesOf } from '../career-status/career.policy';
import { storeRoles } from '../profile/persona-writes.queries';
import { readCareer, readPersona } from '../profile/profile.queries';

/** What deciding over roles needs. */
export interface RolesDeps {
  readonly inbox: Inbox;
  readonly publish: Publish;
  /** Told to read the roles again with the person's next request. */
  readonly sessions: Pick<Sessions, 'forget'>;
  readonly brand: string;
}

/** The outcome of `Roles.refresh`, to be handed to `announce` after the commit. */
export interface RoleChange {
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly changed: boolean;
  /** The greeting of a new reader. */
  readonly greeting: Notification | null;
}

/** Who is a reader and who a writer. */
export class Roles {
  constructor(private readonly deps: RolesDeps) {}

  /** Decides again what a person may do, in the caller's transaction, which holds the persona. A new reader is greeted once. */
  async refresh(tx: Database, persona: Uint8Array, readerStepDone = false): Promise<RoleChange> {
    const row = await readPersona(tx, persona);
    if (row === null) throw new Error('The persona is not held.');
    const roles = rolesOf(row, await readCareer(tx, persona), readerStepDone);
    const changed = roles.isReader !== row.is_reader || roles.isWriter !== row.is_writer;
    if (changed) await storeRoles(tx, persona, roles);
    const isNew = roles.isReader && !row.is_reader;
    const greeting = isNew ? await this.deps.inbox.put(tx, persona, welcome(this.deps.brand), 'keep') : null;
    return { ...roles, changed, greeting };
  }

  /** Lets the person's sessions and clients know; call it after the commit. */
  announce({ userId, personaRef }: Viewer, { changed, greeting }: RoleChange): void {
    if (changed) this.deps.sessions.forget(userId);
    if (greeting !== null) this.deps.publish.notificationAdded(personaRef, greeting);
  }
}
