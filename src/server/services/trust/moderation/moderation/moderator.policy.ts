import type { FastifyRequest } from 'fastify';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { CONDUCT_NOT_ACCEPTED, mustAcceptConduct } from '@/core/trust/moderation/conduct-version.rules';
import { moderationRefusals } from '@/core/trust/moderation/moderation-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { ItemWithRows } from '@/server/platform/moderation/moderated-items';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { claimantRef } from '@/server/platform/sides/sides';
import type { RowOf } from '@/server/platform/sql-types';
import { openAppeals, openCases } from './cases.queries';
import { moderatorSession, ownCompanies } from './moderator.queries';

export interface ModeratorsDeps {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'authorRef' | 'onceRef' | 'unsealJson'>;
  readonly sessions: Pick<Sessions, 'idOf'>;
  readonly now: () => number;
}

/**
 * Checks moderators. Every call needs the role and a session that began today. Every action also needs an accepted code
 * of conduct.
 */
export class Moderators {
  constructor(private readonly deps: ModeratorsDeps) {}

  /** Throws 403 `moderator_required` or `session_not_fresh`. */
  async require(viewer: Viewer, request: FastifyRequest): Promise<void> {
    await this.session(viewer, request);
  }

  /**
   * Checks a moderator before changes and before content is shown. Throws like `require`, and 409
   * `conduct_not_accepted`, because a 403 would end the session.
   */
  async requireToAct(viewer: Viewer, request: FastifyRequest): Promise<void> {
    const { accepted } = await this.session(viewer, request);
    if (mustAcceptConduct(accepted))
      throw new Problem(409, CONDUCT_NOT_ACCEPTED, moderationRefusals.conductNotAccepted);
  }

  private async session(viewer: Viewer, request: FastifyRequest): Promise<RowOf<(typeof moderatorSession)['columns']>> {
    const { database, sessions, now } = this.deps;
    const session = sessions.idOf(request);
    const [found] =
      session === null ? [] : await database.query(moderatorSession, viewer.userId, session, dayInIndia(now()));
    if (found?.is_moderator !== true) throw new Problem(403, 'moderator_required', moderationRefusals.notModerator);
    if (!found.is_fresh) throw new Problem(403, 'session_not_fresh', moderationRefusals.notFresh);
    return found;
  }

  /** Throws 409 `case_of_others` if the moderator wrote the content or speaks for the company. */
  async refuseOwn(tx: Database, viewer: Viewer, { id, rows }: ItemWithRows, place: string): Promise<void> {
    await this.refuseOwnCompany(tx, viewer, place);
    const own = this.deps.authorship.authorRef(viewer.personaRef, id).toString('hex');
    if (rows.item.author_ref === `\\x${own}`) throw ofOthers();
  }

  /** Throws 409 `case_of_others` for the employer or a claimed company. */
  async refuseOwnCompany(tx: Database, viewer: Viewer, place: string): Promise<void> {
    const claimant = claimantRef(this.deps.authorship, viewer.personaRef);
    const companies = await tx.query(ownCompanies, viewer.personaRef, claimant);
    if (companies.some(({ name }) => name === place.toLowerCase())) throw ofOthers();
  }

  isOwnDecision(
    viewer: Viewer,
    { appeal_of, appealed_ref }: { readonly appeal_of: string | null; readonly appealed_ref: Uint8Array | null },
  ): boolean {
    if (appeal_of === null || appealed_ref === null) return false;
    return Buffer.from(appealed_ref).equals(this.refOf(viewer, appeal_of));
  }

  /** Counts open cases like the queue, without appeals against the moderator's own decisions. */
  async countOpen(viewer: Viewer): Promise<number> {
    const { database } = this.deps;
    const appeals = await database.query(openAppeals);
    const own = appeals.filter((row) => this.isOwnDecision(viewer, row)).length;
    const [count] = await database.query(openCases);
    return (count?.open ?? 0) - own;
  }

  /** Throws 409 `own_decision`. */
  refuseOwnDecision(
    viewer: Viewer,
    { appeal_of, appealed_ref }: { readonly appeal_of: string | null; readonly appealed_ref: Uint8Array | null },
  ): void {
    if (this.isOwnDecision(viewer, { appeal_of, appealed_ref }))
      throw new Problem(409, 'own_decision', moderationRefusals.ownDecision);
  }

  /** Returns the moderator's reference, which differs by case. */
  refOf(viewer: Viewer, caseId: string): Uint8Array {
    return this.deps.authorship.onceRef(viewer.personaRef, `case ${caseId}`);
  }

  actorOf(viewer: Viewer): Uint8Array {
    return this.deps.authorship.onceRef(viewer.personaRef, 'moderator');
  }
}

function ofOthers(): Problem {
  return new Problem(409, 'case_of_others', moderationRefusals.ofOthers);
}
