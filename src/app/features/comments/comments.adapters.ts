import { ContainerModule } from 'inversify';
import { CommentsApi } from '@/adapters/http/generated/feed/comments';
import { CommentsPort } from '@/core/comments/comments.port';
import { HttpClientKey } from '../../app-keys';

/** Comments over the wire. */
export const commentsAdapters = new ContainerModule(({ bind }) => {
  bind(CommentsPort)
    .toResolvedValue((http) => new CommentsApi(http), [HttpClientKey])
    .inSingletonScope();
});
