import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { LoginKey } from '@/stores/account/session/keys';
import { CommunitiesKey, FollowingKey } from '@/stores/talk/communities/keys';
import { ReviewFormKey } from './keys';

it('[LG-CONTEXTS-NOCLOSE] a guest who closes the login of a review goes on writing it, and nothing was sent', async () => {
  const { store, line, settle } = await startMemoryApp({ address: '/contribute/company-review-v3' });
  const form = store(ReviewFormKey);
  const answers = {
    companyName: 'Vaayuna Technologies',
    isCurrent: true,
    rating: 4,
    likes: 'Shifts are planned a month ahead and nobody calls on Sundays.',
    dislikes: 'The canteen closes at two and the cabs come late.',
  };
  form.change(answers);
  await form.submit();
  await settle();
  expect(store(LoginKey)).toMatchObject({ isOpen: true, props: { title: 'Log in to write your review' } });
  store(LoginKey).close();
  expect([store(LoginKey).isOpen, form.isWritten, form.form.isSubmitting]).toEqual([false, true, false]);
  expect(form.values).toMatchObject(answers);
  expect(line.countOf('giveReview')).toBe(0);
  await form.submit();
  expect(store(LoginKey).isOpen).toBe(true);
});

it('[LG-CONTEXTS-NOCLOSE] a guest who closes the login of a follow reads on, and follows nothing', async () => {
  const { store, line } = await startMemoryApp({ address: '/communities' });
  const communities = store(CommunitiesKey);
  await communities.loadPopular();
  const [community] = communities.popular.state === 'ready' ? communities.popular.value : [];
  if (community === undefined) throw new Error('No community came.');
  await store(FollowingKey).follow(community);
  expect(store(LoginKey).isOpen).toBe(true);
  store(LoginKey).close();
  expect([store(LoginKey).isOpen, communities.isFollowed(community)]).toEqual([false, false]);
  expect(line.countOf('joinCommunity')).toBe(0);
});
