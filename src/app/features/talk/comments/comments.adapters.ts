import { ContainerModule } from 'inversify';
import { CommentsApi } from '@/adapters/http/generated/feed/comments';
import { HttpClientKey } from '@/app/app-keys';
import { CommentsPort } from '@/core/talk/comments/comments.port';

/** Comments over the wire. */
export const commentsAdapters = new ContainerModule(({ bind }) => {
  bind(CommentsPort)
    .toResolvedValue((http) => new CommentsApi(http), [HttpClientKey])
    .inSingletonScope();
});
