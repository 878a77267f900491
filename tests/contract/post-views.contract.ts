import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { PostViewsPort } from '@/core/talk/posting/post-views.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, successOf, UNKNOWN_ID } from './harness/outcomes';
import { write } from './harness/submissions';

export const postViewsContract: Contract = (harness) => {
  describe('views', () => {
    it('[API-FEED-POSTVIEW] go up once per person and post', async () => {
      const { as, viewsOf } = harness();
      const [first, second] = [await write(as('writer')), await write(as('writer'))];
      expect(
        successOf(
          await as('user')
            .port(PostViewsPort)
            .recordPostViews({ postIds: [first, second] }),
        ),
      ).toBeNull();
      expect(
        successOf(
          await as('user')
            .port(PostViewsPort)
            .recordPostViews({ postIds: [first] }),
        ),
      ).toBeNull();
      expect(
        successOf(
          await as('reader')
            .port(PostViewsPort)
            .recordPostViews({ postIds: [first] }),
        ),
      ).toBeNull();
      expect([await viewsOf(first), await viewsOf(second)]).toEqual([2, 1]);
    });

    it('of posts that are not there are passed over', async () => {
      const { as, viewsOf } = harness();
      const postId = await write(as('writer'));
      successOf(
        await as('user')
          .port(PostViewsPort)
          .recordPostViews({ postIds: [UNKNOWN_ID, postId] }),
      );
      expect(await viewsOf(postId)).toBe(1);
    });

    it('are counted for somebody who is signed in, 1 to 100 at a time', async () => {
      const { as } = harness();
      const postIds = Array.from({ length: 101 }, (_, index) => UNKNOWN_ID.replace(/...$/, String(100 + index)));
      expectNotSignedIn(
        await as('guest')
          .port(PostViewsPort)
          .recordPostViews({ postIds: [UNKNOWN_ID] }),
      );
      expectInvalid(await as('user').port(PostViewsPort).recordPostViews({ postIds: [] }), 'postIds');
      expectInvalid(
        await as('user')
          .port(PostViewsPort)
          .recordPostViews({ postIds: [UNKNOWN_ID, '42'] }),
        'postIds.1',
      );
      expectInvalid(await as('user').port(PostViewsPort).recordPostViews({ postIds }), 'postIds');
      expectInvalid(
        await as('user')
          .port(PostViewsPort)
          .recordPostViews({ postIds: [UNKNOWN_ID, UNKNOWN_ID] }),
        'postIds',
      );
      successOf(
        await as('user')
          .port(PostViewsPort)
          .recordPostViews({ postIds: postIds.slice(1) }),
      );
    });

    // Runs last: unused sessions expire in the meantime.
    it('go up for 90 days', async () => {
      const { as, viewsOf, pass } = harness();
      const postId = await write(as('writer'));
      const recordViews = (id: string) =>
        as('user')
          .port(PostViewsPort)
          .recordPostViews({ postIds: [id] });
      for (const days of [25, 25, 25, 16]) {
        pass(days * DAY_MS);
        successOf(await recordViews(UNKNOWN_ID));
      }
      successOf(await recordViews(postId));
      expect(await viewsOf(postId)).toBe(0);
    });
  });
};
