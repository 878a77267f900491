import { moderatedByStatus } from '@/server/platform/moderation/moderated-by-status';
import { moderatedVideos, readVideo } from './moderated.queries';

export const moderatedKind = moderatedByStatus('video', readVideo, moderatedVideos);
