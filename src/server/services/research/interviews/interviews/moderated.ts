import type { Database } from '@/server/platform/database';
import type { ItemRows } from '@/server/platform/moderation/item-rows';
import type { ModeratedKind } from '@/server/platform/moderation/moderated-kind';
import { restoreRows } from '@/server/platform/moderation/moderated-table.queries';
import { copyInterview, readInterview } from './moderated.queries';
import { contributedInterviews } from './personal.queries';
import { questionsBack } from './restore-questions.queries';

const out = (tx: Database, id: string) => tx.query(contributedInterviews.erase, [id]);

async function back(tx: Database, { item, questions, asked: ties }: ItemRows): Promise<void> {
  await tx.query(restoreRows, 'research.interviews', JSON.stringify([item]));
  if ((await tx.query(copyInterview, item.id)).length === 0) return;
  const [fitting] = await tx.query(questionsBack, JSON.stringify(questions ?? []), JSON.stringify(ties ?? []));
  const isCounted = item.waits_until == null;
  await tx.query(restoreRows, 'research.interview_questions', JSON.stringify(fitting?.questions ?? []));
  const asked = (fitting?.asked ?? []).map((tie) => ({ ...Object(tie), is_counted: isCounted }));
  await tx.query(restoreRows, 'research.interview_asked', JSON.stringify(asked));
}

/** A hidden report. It leaves its tables with the questions that only it has. */
export const moderatedKind: ModeratedKind = {
  kind: 'interview',
  stays: false,
  copy: copyInterview,
  read: readInterview,
  hide: (tx, id) => out(tx, id),
  show: back,
  withdrawal: { out, back },
  destroy: async () => undefined,
};
