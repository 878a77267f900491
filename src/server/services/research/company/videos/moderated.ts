import { moderatedByStatus } from '@/server/platform/moderation/moderated-by-status';
import { moderatedVideos, readVideo } from './moderated.queries';

export const moderated = moderatedByStatus('video', readVideo, moderatedVideos);
