import type { Key } from '@/core/kernel/common/key';
import type { AnswerRequestsStore } from './answer-requests.store';

export const AnswerRequestsKey: Key<AnswerRequestsStore> = Symbol('answer-requests/AnswerRequestsStore');
