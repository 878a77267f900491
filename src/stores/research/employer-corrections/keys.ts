import type { Key } from '@/core/kernel/common/key';
import type { AcceptedCorrectionsStore } from './accepted-corrections.store';
import type { CorrectionQueueStore } from './correction-queue.store';
import type { CorrectionsStore } from './corrections.store';

/** Names the CorrectionsStore in the container. */
export const CorrectionsKey: Key<CorrectionsStore> = Symbol('CorrectionsStore');

/** Names the CorrectionQueueStore in the container. */
export const CorrectionQueueKey: Key<CorrectionQueueStore> = Symbol('CorrectionQueueStore');

/** Names the AcceptedCorrectionsStore in the container. */
export const AcceptedCorrectionsKey: Key<AcceptedCorrectionsStore> = Symbol('AcceptedCorrectionsStore');
