import { moderatedByStatus } from '@/server/platform/moderation/moderated-by-status';
import { moderatedPhotos, readPhoto } from './moderated.queries';

export const moderated = moderatedByStatus('photo', readPhoto, moderatedPhotos);
