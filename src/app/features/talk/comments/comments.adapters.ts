import { CommentsApi } from '@/adapters/http/generated/feed/comments';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { CommentsPort } from '@/core/talk/comments/comments.port';

export const commentsAdapters = wire((provide) => {
  provide(CommentsApi, [HttpClientKey], CommentsPort);
});
