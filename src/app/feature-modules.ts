import type { ContainerModule } from 'inversify';
import { careerStatusModule } from './modules/career-status.module';
import { communitiesModule } from './modules/communities.module';
import { notificationsModule } from './modules/notifications.module';
import { onboardingModule } from './modules/onboarding.module';
import { postingModule } from './modules/posting.module';
import { profileModule } from './modules/profile.module';
import { sessionModule } from './modules/session.module';
import { shellModule } from './modules/shell.module';
import { votingModule } from './modules/voting.module';

/** Every feature's module; an environment's module binds the ports beneath them. */
export const featureModules: readonly ContainerModule[] = [
  shellModule,
  sessionModule,
  profileModule,
  careerStatusModule,
  onboardingModule,
  communitiesModule,
  postingModule,
  votingModule,
  notificationsModule,
];
