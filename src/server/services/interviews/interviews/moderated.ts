import type { ModeratedKind } from '@/server/platform/moderation/moderated-kind';
import { putBack } from '@/server/platform/moderation/moderated-table.queries';
import { copyInterview, readInterview } from './moderated.queries';
import { contributedInterviews } from './personal.queries';

/** A report that is off the public side is out of its tables, with the questions that it alone was asked. */
export const moderated: ModeratedKind = {
  kind: 'interview',
  stays: false,
  copy: copyInterview,
  read: readInterview,
  hide: (tx, id) => tx.query(contributedInterviews.erase, [id]),
  show: async (tx, { item, questions, asked }) => {
    await tx.query(putBack, 'research.interview_questions', JSON.stringify(questions ?? []));
    await tx.query(putBack, 'research.interviews', JSON.stringify([item]));
    await tx.query(putBack, 'research.interview_asked', JSON.stringify(asked ?? []));
  },
  destroy: async () => undefined,
};
