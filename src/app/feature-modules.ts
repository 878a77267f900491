import type { ContainerModule } from 'inversify';
import { communitiesModule } from './modules/communities.module';
import { postingModule } from './modules/posting.module';
import { profileModule } from './modules/profile.module';
import { sessionModule } from './modules/session.module';
import { shellModule } from './modules/shell.module';
import { votingModule } from './modules/voting.module';

/** What a first view needs of every feature; an environment's module binds the ports beneath. */
export const featureModules: readonly ContainerModule[] = [
  shellModule,
  sessionModule,
  profileModule,
  communitiesModule,
  postingModule,
  votingModule,
];
