import type { Key } from '@/core/kernel/common/key';
import type { PicksStore } from './picks.store';
import type { PollEditorStore } from './poll-editor.store';

export const PicksKey: Key<PicksStore> = Symbol('polls/PicksStore');
export const PollEditorKey: Key<PollEditorStore> = Symbol('polls/PollEditorStore');
