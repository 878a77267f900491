import { moderatedByStatus } from '@/server/platform/moderation/moderated-by-status';
import { moderatedPhotos, readPhoto } from './moderated.queries';

export const moderatedKind = moderatedByStatus('photo', readPhoto, moderatedPhotos);
