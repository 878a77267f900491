import type { PageTexts } from '@/core/kernel/navigation/page-meta';
import type { InterviewQuestionDetail } from './interview';
import { questionPath } from './interview-path';

/** Returns a QAPage with reported answers and the best answers of users, if there are any. */
export function questionPageTexts({ question, answers, answersOfUsers }: InterviewQuestionDetail): PageTexts {
  const ofUsers = answersOfUsers.map(({ text, authorName, createdAt, upvotes }) => ({
    '@type': 'Answer',
    text,
    upvoteCount: upvotes,
    dateCreated: createdAt,
    author: { '@type': 'Person', name: authorName },
  }));
  const suggestedAnswer = [...answers.map(({ text }) => ({ '@type': 'Answer', text })), ...ofUsers];
  const first = suggestedAnswer[0]?.text ?? 'Nobody has answered yet.';
  const qaPage = {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: question.text,
      text: question.text,
      url: questionPath(question.questionId),
      answerCount: question.answersCount,
      suggestedAnswer,
    },
  };
  return {
    title: `${question.text} · {brand}`,
    description: `Asked in interviews at ${question.company.name}. ${first}`,
    structured: suggestedAnswer.length === 0 ? [] : [qaPage],
  };
}
