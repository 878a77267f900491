import type { UserHandlers } from '@/server/contract/generated/user';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { ensurePersona } from '../profile/persona.queries';
import { dayInIndia } from './digest-day';
import {
  endDigest,
  preferencesOfPersona,
  storePreferences,
  storeSubscription,
  subscriptionOfUser,
} from './preferences.queries';
import type { MailList } from './unsubscribe-key';
import { readUnsubscribeKey } from './unsubscribe-key';

export interface PreferencesDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  /** Milliseconds since 1970. */
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

/** The viewer's preferences, and the mails that a user has asked for. */
export function createPreferences(deps: PreferencesDeps): Pick<UserHandlers, PreferencesOperations> {
  const { database } = deps;

  async function store(persona: Uint8Array, showsDesignation: boolean | null, tellsVotes: boolean | null) {
    await database.transaction(async (tx) => {
      await tx.query(ensurePersona, persona);
      await tx.query(storePreferences, persona, showsDesignation, tellsVotes);
    });
  }

  return {
    async getPreferences({ viewer }) {
      const [row] = await database.query(preferencesOfPersona, viewer.personaRef);
      return { status: 200, body: { showDesignation: row?.shows_designation ?? true } };
    },

    async savePreferences({ viewer, body: { showDesignation } }) {
      await store(viewer.personaRef, showDesignation, null);
      return { status: 200, body: { showDesignation } };
    },

    async getMessagePreferences({ viewer }) {
      const [row] = await database.query(preferencesOfPersona, viewer.personaRef);
      return { status: 200, body: { votes: row?.tells_votes ?? true } };
    },

    async saveMessagePreferences({ viewer, body: { votes } }) {
      await store(viewer.personaRef, null, votes);
      return { status: 200, body: { votes } };
    },

    async getSubscription({ viewer }) {
      const [row] = await database.query(subscriptionOfUser, viewer.userId);
      return { status: 200, body: { digest: row?.digest ?? false } };
    },

    async saveSubscription({ viewer, body: { digest } }) {
      await database.query(storeSubscription, viewer.userId, digest, dayInIndia(deps.now()));
      return { status: 200, body: { digest } };
    },

    async unsubscribe({ body: { k } }) {
      const ended = await endSubscription(deps, k);
      if (ended === null) {
        const message = 'This link is not whole. Open it from the mail again, or log in and change it in Preferences.';
        throw new Problem(422, 'unsubscribe_key_invalid', message);
      }
      return { status: 200, body: { subscription: ended } };
    },
  };
}

/** Ends the subscription of a mail's key. Returns its list; null for a key that this service did not make. */
export async function endSubscription(
  { database, authorship }: Pick<PreferencesDeps, 'database' | 'authorship'>,
  key: string,
): Promise<MailList | null> {
  const known = readUnsubscribeKey(authorship, key);
  if (known === null) return null;
  await database.query(endDigest, known.userId);
  return known.list;
}
