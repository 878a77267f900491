import type { ContainerModule } from 'inversify';
import { communitiesModule } from './modules/communities.module';
import { postingModule } from './modules/posting.module';
import { sessionModule } from './modules/session.module';
import { shellModule } from './modules/shell.module';
import { votingModule } from './modules/voting.module';

/** Every feature's module; an environment's module binds the ports beneath them. */
export const featureModules: readonly ContainerModule[] = [
  shellModule,
  sessionModule,
  communitiesModule,
  postingModule,
  votingModule,
];
