import type { Comment } from '@/core/comments/comment';
import type { PageTexts } from '@/core/navigation/page-meta';
import type { InterviewQuestionDetail } from './interview';

/** Returns what the document says about a question: a QAPage with the answers of reports and those of users that are loaded. */
export function questionPageTexts(
  { question, answers }: InterviewQuestionDetail,
  comments: readonly Pick<Comment, 'content' | 'author' | 'createdAt' | 'upvotes' | 'status'>[],
): PageTexts {
  const ofUsers = comments.flatMap(({ content, author, createdAt, upvotes, status }) =>
    author === null || status !== 'LIVE'
      ? []
      : [
          {
            '@type': 'Answer',
            text: content,
            upvoteCount: upvotes,
            dateCreated: createdAt,
            author: { '@type': 'Person', name: author.name },
          },
        ],
  );
  const suggestedAnswer = [...answers.map(({ text }) => ({ '@type': 'Answer', text })), ...ofUsers];
  const first = suggestedAnswer[0]?.text ?? 'Nobody has answered yet.';
  return {
    title: `${question.text} · {brand}`,
    description: `Asked in interviews at ${question.company.name}. ${first}`,
    structured: [
      {
        '@type': 'QAPage',
        mainEntity: {
          '@type': 'Question',
          name: question.text,
          answerCount: question.answersCount,
          suggestedAnswer,
        },
      },
    ],
  };
}
