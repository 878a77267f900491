import type { PushChoices, PushKind } from '@/core/account/push/push-choices.rules';
import { DEFAULT_PUSH_CHOICES, PUSH_KINDS } from '@/core/account/push/push-choices.rules';
import type { PushHandlers } from '@/server/contract/generated/push';
import type { Database } from '@/server/platform/database';
import type { RowOf } from '@/server/platform/sql-types';
import { ensurePersona } from '../../user/persona/persona.queries';
import { changePushChoices, ensurePushChoices, pushChoicesOfPersona } from './choices.queries';

const USUAL_KINDS = PUSH_KINDS.filter((kind) => DEFAULT_PUSH_CHOICES[kind]);

export async function pushChoicesOf(database: Pick<Database, 'query'>, persona: Uint8Array): Promise<PushChoices> {
  const [row] = await database.query(pushChoicesOfPersona, persona);
  return row === undefined ? DEFAULT_PUSH_CHOICES : choicesOf(row);
}

function choicesOf({ kinds, at_night: atNight }: RowOf<typeof pushChoicesOfPersona.columns>): PushChoices {
  const has = (kind: PushKind) => kinds.includes(kind);
  return {
    votes: has('votes'),
    commentVotes: has('commentVotes'),
    comments: has('comments'),
    replies: has('replies'),
    requests: has('requests'),
    mentions: has('mentions'),
    polls: has('polls'),
    talks: has('talks'),
    highlights: has('highlights'),
    atNight,
  };
}

export function createPushChoices(database: Database): Pick<PushHandlers, 'getPushChoices' | 'savePushChoices'> {
  return {
    async getPushChoices({ viewer }) {
      return { status: 200, body: await pushChoicesOf(database, viewer.personaRef) };
    },

    async savePushChoices({ viewer: { personaRef }, body: { atNight = null, ...kinds } }) {
      const [chosen, left] = [true, false].map((isChosen) => PUSH_KINDS.filter((kind) => kinds[kind] === isChosen));
      const [row] = await database.transaction(async (tx) => {
        await tx.query(ensurePersona, personaRef);
        await tx.query(ensurePushChoices, personaRef, USUAL_KINDS);
        return await tx.query(changePushChoices, personaRef, chosen ?? [], left ?? [], atNight);
      });
      if (row === undefined) throw new Error('The update returned no choices.');
      return { status: 200, body: choicesOf(row) };
    },
  };
}
