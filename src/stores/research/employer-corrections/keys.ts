import type { Key } from '@/core/kernel/common/key';
import type { AcceptedCorrectionsStore } from './accepted-corrections.store';
import type { CorrectionQueueStore } from './correction-queue.store';
import type { CorrectionsStore } from './corrections.store';

export const CorrectionsKey: Key<CorrectionsStore> = Symbol('CorrectionsStore');

export const CorrectionQueueKey: Key<CorrectionQueueStore> = Symbol('CorrectionQueueStore');

export const AcceptedCorrectionsKey: Key<AcceptedCorrectionsStore> = Symbol('AcceptedCorrectionsStore');
