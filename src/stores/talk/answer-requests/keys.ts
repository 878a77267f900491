import type { Key } from '@/core/kernel/common/key';
import type { AnswerRequestsStore } from './answer-requests.store';

/** The store of this feature, by a key that pulls no code. */
export const AnswerRequestsKey: Key<AnswerRequestsStore> = Symbol('answer-requests/AnswerRequestsStore');
