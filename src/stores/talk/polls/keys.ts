import type { Key } from '@/core/kernel/common/key';
import type { PicksStore } from './picks.store';
import type { PollEditorStore } from './poll-editor.store';

/** The stores of this feature, by keys that pull no code. */
export const PicksKey: Key<PicksStore> = Symbol('polls/PicksStore');
export const PollEditorKey: Key<PollEditorStore> = Symbol('polls/PollEditorStore');
