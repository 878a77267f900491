import type { Key } from '@/core/kernel/common/key';
import type { AnsweringStore } from './answering.store';
import type { ShownAnswerStore } from './shown-answer.store';

export const AnsweringKey: Key<AnsweringStore> = Symbol('employer-answers/AnsweringStore');
export const ShownAnswerKey: Key<ShownAnswerStore> = Symbol('employer-answers/ShownAnswerStore');
