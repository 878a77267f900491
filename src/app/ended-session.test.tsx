// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { aMemoryPost } from '@tests/support/a-memory-post';
import { anAuthor } from '@tests/support/a-post';
import { boundByFeature } from '@tests/support/bound-identifiers';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { personalTracesIn, saysWord } from '@tests/support/personal-traces';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { CareerStatusKey, EmailVerificationKey } from '@/stores/account/career-status/keys';
import { OnboardingKey } from '@/stores/account/onboarding/keys';
import { AnonymousProfileKey, ProfileKey } from '@/stores/account/profile/keys';
import { LoginKey, SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CommunitiesKey, CommunitySearchKey, FollowingKey } from '@/stores/talk/communities/keys';
import { NotificationsKey } from '@/stores/talk/notifications/keys';
import { ComposerKey, FeedKey } from '@/stores/talk/posting/keys';
import { VotingKey } from '@/stores/talk/voting/keys';
import { AppRoot } from './app-root';
import { memoryEnvironment } from './environments/memory';
import { features } from './features';

afterEach(cleanup);

const EMAIL = 'asha@vaayuna.example';

async function doing(app: MemoryApp, work: () => unknown): Promise<void> {
  await act(async () => {
    await work();
    for (let turn = 0; turn < 5; turn += 1) {
      await app.settle();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}

async function storesOf({ app, world, time }: MemoryApp): Promise<readonly object[]> {
  const environment = memoryEnvironment(world, { clock: time, scheduler: time });
  const bound = await Promise.all(Object.keys(features).map((name) => boundByFeature(name, environment)));
  const identifiers = [...new Set(bound.flat())].filter((identifier) => app.container.isBound(identifier));
  return identifiers.flatMap((identifier) => app.container.getAll<unknown>(identifier)).filter(isObject);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

async function aFullPage(): Promise<MemoryApp> {
  const app = await startMemoryApp({ as: 'writer' });
  const { store, world, me } = app;
  const authorId = me.id;
  const post = aMemoryPost(world, { authorId, author: anAuthor({ name: 'Once' }), content: 'A post of their own.' });
  const comment = { authorId, author: anAuthor({ name: 'Once' }), content: 'Their own comment.' };
  world.records(PostRecords).addComment(post, comment);
  const other = aMemoryPost(world, { content: 'A post of another user.' });
  render(
    <MemoryRouter>
      <AppRoot app={app.app} />
    </MemoryRouter>,
  );
  await doing(app, () => store(FeedKey).reload());
  await doing(app, () => store(VotingKey).press({ type: 'post', id: other.id }, 'up'));
  await doing(app, () => store(CommunitiesKey).loadPopular());
  const [community] = store(CommunitySearchKey).suggested;
  if (community === undefined) throw new Error('The demo world has communities.');
  await doing(app, () => store(FollowingKey).follow(community));
  await doing(app, () => store(FeedKey).open('following'));
  for (const path of Object.values(features).flatMap(({ screens = {} }) => Object.values(screens))) {
    const [first = ''] = [path].flat();
    const address = first.replace('{postId}', post.id).replace('{urlName}', 'vaayuna-technologies');
    await doing(app, () => store(NavigationKey).go(address));
  }
  await doing(app, () => store(NavigationKey).go(`/p/${post.id}`));
  await doing(app, () => store(NotificationsKey).open());
  await doing(app, () => store(ProfileKey).loadPseudoProfiles());
  await doing(app, () => store(ComposerKey).open({}));
  await doing(app, () => store(OnboardingKey).edit('career-status'));
  await doing(app, () => store(AnonymousProfileKey).open());
  await doing(app, () => store(CareerStatusKey).changeWorking({ companyName: `Company of ${EMAIL}` }));
  await doing(app, () => store(EmailVerificationKey).changeEmail(EMAIL));
  await doing(app, () => store(LoginKey).open());
  return app;
}

it('a session that ends leaves nothing of the user in any store, nor on the page', async () => {
  const app = await aFullPage();
  const own = [app.me.id, 'Asha Nair', 'FilterKaapi', EMAIL];
  const stores = await storesOf(app);
  const tracesNow = () => stores.flatMap((store) => personalTracesIn(store, own));
  expect(tracesNow().length).toBeGreaterThan(20);
  expect(screen.getAllByText('You').length).toBeGreaterThan(0);

  app.browser.signOut();
  await doing(app, () => app.store(SessionKey).markUnauthorised());

  expect(tracesNow()).toEqual([]);
  const page = document.body.innerHTML;
  expect(own.filter((word) => saysWord(page, word))).toEqual([]);
  expect(screen.queryByText('You')).toBeNull();
  expect(page).toContain('A post of their own.');
});

it('a session that ends on the home page leaves the generic feed and the popular communities', async () => {
  const { store, settle } = await startMemoryApp({ as: 'reader' });
  await store(FeedKey).open('following');
  store(SessionKey).markUnauthorised();
  await settle();
  expect(store(FeedKey).current).toBe('newest');
  expect(store(FeedKey).visible.length).toBeGreaterThan(0);
  expect(store(CommunitiesKey).popular.state).toBe('ready');
});
