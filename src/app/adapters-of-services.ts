import type { ContainerModuleLoadOptions } from 'inversify';
import { DropdownApi } from '@/adapters/http/generated/dropdown';
import { FeedApi } from '@/adapters/http/generated/feed';
import { LogApi } from '@/adapters/http/generated/log';
import { LoginApi } from '@/adapters/http/generated/login';
import { NotificationApi } from '@/adapters/http/generated/notification';
import { UserApi } from '@/adapters/http/generated/user';
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

/** Binds every port that a service answers to its generated client. */
export function bindServices({ bind }: ContainerModuleLoadOptions, http: HttpClient): void {
  const feed = new FeedApi(http);
  const user = new UserApi(http);
  bind(FailedCallsToken).toConstantValue(http);
  bind(FeedReadingToken).toConstantValue(feed);
  bind(PostWritingToken).toConstantValue(feed);
  bind(PostViewsToken).toConstantValue(feed);
  bind(VotesToken).toConstantValue(feed);
  bind(CommunitiesToken).toConstantValue(feed);
  bind(ProfilesToken).toConstantValue(user);
  bind(OnboardingToken).toConstantValue(user);
  bind(CareerStatusesToken).toConstantValue(user);
  bind(LoginToken).toConstantValue(new LoginApi(http));
  bind(NotificationsToken).toConstantValue(new NotificationApi(http));
  bind(DropdownToken).toConstantValue(new DropdownApi(http));
  bind(ErrorLogToken).toConstantValue(new LogApi(http));
}
