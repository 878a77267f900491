import type { ContainerModuleLoadOptions } from 'inversify';
import { CatalogApi } from '@/adapters/http/generated/dropdown/catalog';
import { CommunitiesApi } from '@/adapters/http/generated/feed/communities';
import { PostingApi } from '@/adapters/http/generated/feed/posting';
import { VotingApi } from '@/adapters/http/generated/feed/voting';
import { TrackingApi } from '@/adapters/http/generated/log/tracking';
import { SessionApi } from '@/adapters/http/generated/login/session';
import { NotificationsApi } from '@/adapters/http/generated/notification/notifications';
import { CareerStatusApi } from '@/adapters/http/generated/user/career-status';
import { OnboardingApi } from '@/adapters/http/generated/user/onboarding';
import { ProfileApi } from '@/adapters/http/generated/user/profile';
import type { HttpClient } from '@/adapters/http/http-client';
import {
  CareerStatusesToken,
  CommunitiesToken,
  DropdownToken,
  ErrorLogToken,
  FailedCallsToken,
  FeedReadingToken,
  LoginToken,
  NotificationsToken,
  OnboardingToken,
  PostViewsToken,
  PostWritingToken,
  ProfilesToken,
  VotesToken,
} from './tokens';

/** Binds every port of a service to its generated client. */
export function bindServices({ bind }: ContainerModuleLoadOptions, http: HttpClient): void {
  const posting = new PostingApi(http);
  bind(FailedCallsToken).toConstantValue(http);
  bind(FeedReadingToken).toConstantValue(posting);
  bind(PostWritingToken).toConstantValue(posting);
  bind(PostViewsToken).toConstantValue(posting);
  bind(VotesToken).toConstantValue(new VotingApi(http));
  bind(CommunitiesToken).toConstantValue(new CommunitiesApi(http));
  bind(ProfilesToken).toConstantValue(new ProfileApi(http));
  bind(OnboardingToken).toConstantValue(new OnboardingApi(http));
  bind(CareerStatusesToken).toConstantValue(new CareerStatusApi(http));
  bind(LoginToken).toConstantValue(new SessionApi(http));
  bind(NotificationsToken).toConstantValue(new NotificationsApi(http));
  bind(DropdownToken).toConstantValue(new CatalogApi(http));
  bind(ErrorLogToken).toConstantValue(new TrackingApi(http));
}
