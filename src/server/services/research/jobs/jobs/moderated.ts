import { moderatedByStatus } from '@/server/platform/moderation/moderated-by-status';
import type { ModeratedKind } from '@/server/platform/moderation/moderated-kind';
import { emptyJob, moderatedJobs, readJob } from './moderated.queries';

export const moderatedKind: ModeratedKind = {
  ...moderatedByStatus('job', readJob, moderatedJobs),
  destroy: (tx, id) => tx.query(emptyJob, id),
};
