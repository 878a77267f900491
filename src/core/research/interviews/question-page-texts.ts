import type { PageTexts } from '@/core/kernel/navigation/page-meta';
import type { InterviewQuestionDetail } from './interview';
import { questionPath } from './interview-path';

/** Returns what the document says about a question: a QAPage with the answers of reports and the best of those of users, if there is any. */
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
  // Search engines want a page of questions and answers to have one.
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
