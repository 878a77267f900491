import { moderatedByStatus } from '@/server/platform/moderation/moderated-by-status';
import { moderatedBenefits, readBenefits } from './moderated.queries';

export const moderated = moderatedByStatus('benefits', readBenefits, moderatedBenefits);
