import { moderatedByStatus } from '@/server/platform/moderation/moderated-by-status';
import { moderatedAnswers, readAnswer } from './moderated.queries';

export const moderatedKind = moderatedByStatus('answer', readAnswer, moderatedAnswers);
