import type { Key } from '@/core/kernel/common/key';
import type { InterviewQuestionStore } from './interview-question.store';
import type { InterviewsStore } from './interviews.store';

export const InterviewsKey: Key<InterviewsStore> = Symbol('interviews/InterviewsStore');
export const InterviewQuestionKey: Key<InterviewQuestionStore> = Symbol('interviews/InterviewQuestionStore');
