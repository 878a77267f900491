import type { MessagePreferences } from '@/contract/generated/user';
import { settingsRefusals } from '@/core/account/settings/settings-refusals.rules';
import { DEFAULT_SUBSCRIPTION } from '@/core/account/settings/subscription.rules';
import { digestDay } from '@/core/talk/notifications/notification-rounds.rules';
import type { UserHandlers } from '@/server/contract/generated/user';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { dropWaitingMails } from '@/server/platform/mail/drop-waiting-mails';
import type { MailList } from '@/server/platform/mail/mail-lists';
import type { RowOf } from '@/server/platform/sql-types';
import { ensurePersona } from '../persona/persona.queries';
import {
  changeMessagePreferences,
  deleteJobAlerts,
  ensurePreferences,
  preferencesOfPersona,
  storePreferences,
  storeSubscription,
  subscriptionOfUser,
  unsubscribeFromAnswers,
  unsubscribeFromDigest,
} from './preferences.queries';
import { readUnsubscribeKey } from './unsubscribe-key';

export interface PreferencesDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly now: () => number;
}

type PreferencesOperations =
  | 'getPreferences'
  | 'savePreferences'
  | 'getMessagePreferences'
  | 'saveMessagePreferences'
  | 'getSubscription'
  | 'saveSubscription'
  | 'unsubscribe';

/** The message preferences of a persona that has not chosen any. */
const ALL_MESSAGES: MessagePreferences = {
  votes: true,
  commentVotes: true,
  comments: true,
  replies: true,
  requests: true,
  mentions: true,
  polls: true,
  talks: true,
  highlights: 'weekly',
};

function messagesOf(row: RowOf<typeof changeMessagePreferences.columns>): MessagePreferences {
  return {
    votes: row.tells_votes,
    commentVotes: row.tells_comment_votes,
    comments: row.tells_comments,
    replies: row.tells_replies,
    requests: row.tells_requests,
    mentions: row.tells_mentions,
    polls: row.tells_polls,
    talks: row.tells_talks,
    highlights: row.highlights,
  };
}

export function createPreferences(deps: PreferencesDeps): Pick<UserHandlers, PreferencesOperations> {
  const { database } = deps;

  return {
    async getPreferences({ viewer }) {
      const [row] = await database.query(preferencesOfPersona, viewer.personaRef);
      return { status: 200, body: { showDesignation: row?.shows_designation ?? true } };
    },

    async savePreferences({ viewer, body: { showDesignation } }) {
      await database.transaction(async (tx) => {
        await tx.query(ensurePersona, viewer.personaRef);
        await tx.query(storePreferences, viewer.personaRef, showDesignation);
      });
      return { status: 200, body: { showDesignation } };
    },

    async getMessagePreferences({ viewer }) {
      const [row] = await database.query(preferencesOfPersona, viewer.personaRef);
      return { status: 200, body: row === undefined ? ALL_MESSAGES : messagesOf(row) };
    },

    async saveMessagePreferences({ viewer, body: change }) {
      const { votes = null, commentVotes: comment_votes = null, comments = null, replies = null } = change;
      const { requests = null, mentions = null, polls = null, talks = null, highlights = null } = change;
      const kinds = { votes, comment_votes, comments, replies, requests, mentions, polls, talks, highlights };
      const [row] = await database.transaction(async (tx) => {
        await tx.query(ensurePersona, viewer.personaRef);
        await tx.query(ensurePreferences, viewer.personaRef);
        return await tx.query(changeMessagePreferences, { persona_ref: viewer.personaRef, ...kinds });
      });
      if (row === undefined) throw new Error('The update returned no preferences.');
      return { status: 200, body: messagesOf(row) };
    },

    async getSubscription({ viewer }) {
      const [row] = await database.query(subscriptionOfUser, viewer.userId);
      return { status: 200, body: row ?? DEFAULT_SUBSCRIPTION };
    },

    async saveSubscription({ viewer, body: { digest = null, answers = null } }) {
      const lastDue = digestDay(deps.now());
      const ended: MailList[] = [];
      if (digest === false) ended.push('digest');
      if (answers === 'off') ended.push('answers');
      const { userId } = viewer;
      const [row] = await database.transaction(async (tx) => {
        if (ended.length > 0) await dropWaitingMails(tx, deps.authorship, { userId, lists: ended });
        return tx.query(storeSubscription, userId, digest, lastDue, answers, DEFAULT_SUBSCRIPTION.answers);
      });
      if (row === undefined) throw new Error('The upsert returned no subscription.');
      return { status: 200, body: row };
    },

    async unsubscribe({ body: { k } }) {
      const ended = await endSubscription(deps, k);
      if (ended === null) {
        const message = settingsRefusals.brokenLink;
        throw new Problem(422, 'unsubscribe_key_invalid', message);
      }
      return { status: 200, body: { subscription: ended } };
    },
  };
}

const ENDINGS = { digest: unsubscribeFromDigest, jobAlerts: deleteJobAlerts, answers: unsubscribeFromAnswers } as const;

/** Returns the key's list, or null for a forged key. */
export async function endSubscription(
  { database, authorship }: Pick<PreferencesDeps, 'database' | 'authorship'>,
  key: string,
): Promise<MailList | null> {
  const known = readUnsubscribeKey(authorship, key);
  if (known === null) return null;
  await database.transaction(async (tx) => {
    await tx.query(ENDINGS[known.list], known.userId);
    await dropWaitingMails(tx, authorship, { userId: known.userId, lists: [known.list] });
  });
  return known.list;
}
