import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryPost } from '@/adapters/memory/talk/posting/post-records';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { QUESTION_BYLINE, questionPostOf } from '@/core/research/interviews/question-post.rules';
import { InterviewRecords } from './interview-records';

export function knownPostOfQuestion(world: MemoryWorld, id: string): MemoryPost | null {
  return (
    world.records(PostRecords).all.find(({ questionId, status }) => questionId === id && status === 'LIVE') ?? null
  );
}

/** Returns or creates the post of a question, or null for an unknown one. */
export function postOfQuestion(world: MemoryWorld, id: string): MemoryPost | null {
  const question = world.records(InterviewRecords).questions.find((one) => one.id === id);
  if (question === undefined) return null;
  const known = knownPostOfQuestion(world, id);
  if (known !== null) return known;
  const { lists } = world.records(CatalogRecords);
  const company = lists.company.find((item) => item.id === question.companyId)?.name ?? '';
  return world.records(PostRecords).add({
    questionId: id,
    authorId: null,
    author: {
      ...QUESTION_BYLINE,
      tagline: null,
      profileType: 'DESIGNATION',
      proof: null,
    },
    ...questionPostOf(question.text, company),
    community: { type: 'company', entityId: question.companyId },
  });
}
