import { randomBytes } from 'node:crypto';
import type { AccountDeletion } from '@/contract/generated/user';
import { confirmationOf } from '@/core/settings/account-end.rules';
import { settingsRefusals } from '@/core/settings/settings-refusals.rules';
import type { UserHandlers } from '@/server/contract/generated/user';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import type { Sessions } from '@/server/platform/sessions/sessions';
import type { UserSessions } from '@/server/platform/sessions/user-sessions';
import { eraseVisits } from '../../aggregation/browsing-history/browsing-history.queries';
import { careerOfPersona } from '../career-status/career.queries';
import { openEmail } from '../career-status/career-email';
import { photoOfUser } from '../my-profile/my-profile.queries';
import { personaByRef } from '../profile/persona.queries';
import {
  addressesOfUser,
  addressOfLastCode,
  deactivate,
  emptyComments,
  emptyDiscussedPosts,
  eraseBallots,
  eraseChoices,
  eraseComments,
  eraseCommentVotes,
  eraseInbox,
  eraseMail,
  eraseNames,
  erasePersona,
  erasePicks,
  erasePosts,
  eraseSessions,
  eraseUser,
  eraseVotes,
  mailboxAddresses,
  pausePosts,
  unlinkComments,
  unlinkPosts,
} from './account-end.queries';
import type { ContributionTable } from './contribution-tables.queries';
import { CONTRIBUTION_TABLES } from './contribution-tables.queries';
import { OwnContributions } from './own-contributions';

export interface AccountEndDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly sessions: Pick<Sessions, 'announceEnd' | 'clearCookies'>;
  readonly userSessions: UserSessions;
  readonly files: Pick<StoredFiles, 'discard'>;
}

/** The contributions of a user to a table. */
interface Given {
  readonly table: ContributionTable;
  readonly ids: readonly string[];
}

/** As long as a reference. */
const REF_BYTES = 32;

/** The ends of the viewer's account. */
export function createAccountEnd(deps: AccountEndDeps): Pick<UserHandlers, 'deactivateAccount' | 'deleteAccount'> {
  const { database, authorship, sessions, userSessions, files } = deps;
  const own = new OwnContributions(database, authorship);

  async function refuseWrong(viewer: Viewer, confirmation: string): Promise<void> {
    const [persona] = await database.query(personaByRef, viewer.personaRef);
    if (confirmation.trim() === confirmationOf(persona?.user_name ?? '')) return;
    const message = settingsRefusals.otherPseudonym;
    throw new Problem(422, 'confirmation_wrong', message, { confirmation: message });
  }

  /** The user's addresses, in lower case. */
  async function addressesOf(viewer: Viewer): Promise<readonly string[]> {
    const rows = await database.query(addressesOfUser, viewer.userId);
    const [career] = await database.query(careerOfPersona, viewer.personaRef);
    const work = career === undefined ? null : openEmail(authorship, viewer.personaRef, career);
    const known = [...rows.map(({ email }) => email), work];
    return [
      ...known.flatMap((email) => (email === null ? [] : [email.toLowerCase()])),
      ...(await unconfirmedAddressesOf(viewer)),
    ];
  }

  /** The address of the last code, which is stored as a reference only. */
  async function unconfirmedAddressesOf({ personaRef }: Viewer): Promise<readonly string[]> {
    const [sent] = await database.query(addressOfLastCode, personaRef);
    if (sent === undefined) return [];
    const mailed = await database.query(mailboxAddresses);
    return mailed.map(({ address }) => address).filter((one) => authorship.emailRef(one).equals(sent.email_ref));
  }

  async function endContributions(
    tx: Database,
    contributions: AccountDeletion['contributions'],
    posts: readonly string[],
    comments: readonly string[],
    given: readonly Given[],
  ): Promise<void> {
    if (contributions === 'erase') {
      for (const { table, ids } of given) await tx.query(table.erase, ids);
      await tx.query(emptyComments, comments, refsOfNobody(comments));
      await tx.query(eraseComments, comments);
      await tx.query(eraseBallots, posts);
      await tx.query(emptyDiscussedPosts, posts, refsOfNobody(posts));
      await tx.query(erasePosts, posts);
    } else {
      for (const { table, ids } of given) await tx.query(table.unlink, ids, refsOfNobody(ids));
      await tx.query(unlinkPosts, posts, refsOfNobody(posts));
      await tx.query(unlinkComments, comments, refsOfNobody(comments));
    }
  }

  return {
    async deactivateAccount({ viewer, http }) {
      const posts = await own.posts(viewer.personaRef);
      await database.transaction(async (tx) => {
        await tx.query(deactivate, viewer.userId);
        await tx.query(pausePosts, posts);
      });
      await userSessions.endAllBut(viewer.userId, null);
      sessions.clearCookies(http);
      return { status: 204, body: null };
    },

    async deleteAccount({ viewer, body: { confirmation, contributions }, http }) {
      const { userId, personaRef } = viewer;
      await refuseWrong(viewer, confirmation);
      const addresses = await addressesOf(viewer);
      const [photo] = await database.query(photoOfUser, userId);
      const [posts, comments, given, live] = await Promise.all([
        own.posts(personaRef),
        own.comments(personaRef),
        Promise.all(CONTRIBUTION_TABLES.map(async (table) => ({ table, ids: await own.of(table, personaRef) }))),
        userSessions.list(userId),
      ]);
      await own.forgetViews(personaRef);
      await database.transaction(async (tx) => {
        await endContributions(tx, contributions, posts, comments, given);
        await tx.query(eraseVotes, authorship.voterRef(personaRef));
        await tx.query(eraseCommentVotes, authorship.voterRef(personaRef));
        await tx.query(eraseChoices, authorship.voterRef(personaRef));
        await tx.query(erasePicks, authorship.voterRef(personaRef));
        await tx.query(eraseInbox, authorship.inboxRef(personaRef));
        await tx.query(eraseNames, personaRef);
        await tx.query(erasePersona, personaRef);
        await tx.query(eraseMail, addresses);
        await tx.query(eraseVisits, authorship.historyRef(personaRef));
        await tx.query(eraseUser, userId);
        // Behind the user, whose row a sign-in locks: a session that is just being started is seen then.
        await tx.query(eraseSessions, authorship.ownerRef(userId));
      });
      // At once, rather than with the next purge of unused files.
      if (photo !== undefined) await files.discard(photo.file_key);
      // They went with the user; what hangs on them is cut.
      for (const { id } of live) sessions.announceEnd(id);
      sessions.clearCookies(http);
      return { status: 204, body: null };
    },
  };
}

/** A reference for each contribution that no persona has. */
function refsOfNobody(contributions: readonly string[]): readonly Buffer[] {
  return contributions.map(() => randomBytes(REF_BYTES));
}
