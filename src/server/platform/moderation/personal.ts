import { PSEUDONYMOUS_KINDS } from '@/core/kernel/moderated/moderated-kinds.rules';
import type { PersonalData } from '../personal/personal-data';
import { openRows } from './moderated-items';
import { endAnswerDeadlines, eraseHeldContributions, sealedItemsByIds, unlinkRemovedItems } from './personal.queries';
import { eraseWaitingCards } from './waiting.queries';

const WITHOUT_AUTHOR = ['author_ref', 'author_seal', 'once_ref'];

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'New cards of yours that others do not see yet, each with the hour from which they do',
      columns: ['moderation.waiting.item_id', 'moderation.waiting.once_ref'],
      copied: { not: 'The cards are copied themselves, with all that you wrote.' },
      atEnd: 'erased',
    },
    {
      kind: 'Contributions of yours that moderators hold or have removed, and interviews that others do not see yet',
      columns: [
        'moderation.removed.author_ref',
        'moderation.removed.once_ref',
        'moderation.removed.item_id',
        'moderation.removed.seal',
      ],
      copied: ['moderated_contributions'],
      atEnd: {
        ends: 'What is held goes with the account. What was removed is kept for 180 days as the law has it, sealed, and nobody is tied to it.',
      },
    },
    {
      kind: 'Keyed hashes of texts that moderators removed',
      columns: ['moderation.removed_texts.text_ref'],
      copied: { not: 'They say of a text alone that it was removed, and not who wrote it.' },
      atEnd: { ends: 'They name nobody, and go 180 days after the decision.' },
    },
    {
      kind: 'Cases that moderators decide on, and what they did',
      columns: [
        'moderation.cases.item_id',
        'moderation.cases.claim_ref',
        'moderation.cases.decider_ref',
        'moderation.cases.appeal_of',
        'moderation.cases.appealed_ref',
        'moderation.cases.appeal_seal',
        'moderation.cases.asks_author',
        'moderation.cases.answer_seal',
        'moderation.acts.moderator_ref',
      ],
      copied: {
        not: 'They say which contributions were reported or marked, and not by whom. Your own ones have a statement.',
      },
      atEnd: { ends: 'They name nobody, and go 180 days after the decision.' },
    },
  ],
  exports: [
    {
      name: 'moderated_contributions',
      read: async ({ database, authorship, own }) => {
        const rows = await database.query(sealedItemsByIds, await own.all());
        return rows.map(({ id, kind, seal }) => {
          const { item } = openRows(authorship, id, seal);
          const said = Object.fromEntries(Object.entries(item).filter(([name]) => !WITHOUT_AUTHOR.includes(name)));
          return { id, kind, contribution: JSON.stringify(said) };
        });
      },
    },
  ],
  erasures: [
    {
      stage: 'contributions',
      prepare: async ({ own }) => {
        const ids = await own.all();
        return {
          write: async (tx) => {
            await tx.query(eraseHeldContributions, ids);
            await tx.query(eraseWaitingCards, ids);
            await tx.query(unlinkRemovedItems, ids);
            await tx.query(endAnswerDeadlines, ids, PSEUDONYMOUS_KINDS);
          },
        };
      },
    },
  ],
};
