import { describe, expect, it } from 'vitest';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import { SignInMethodsPort } from '@/core/account/session/sign-in-methods.port';
import { SessionsPort } from '@/core/account/sessions/sessions.port';
import { AccountEndPort } from '@/core/account/settings/account-end.port';
import { AccountMergePort } from '@/core/account/settings/account-merge.port';
import { CommentsPort } from '@/core/talk/comments/comments.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { VotesPort } from '@/core/talk/voting/votes.port';
import { browserOf } from './harness/browser-of';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { makeWorkingWriter } from './harness/make-writers';
import { expectNotSignedIn, expectRefusal, successOf } from './harness/outcomes';
import { aKey, profileTagOf, write } from './harness/submissions';

export const accountMergeContract: Contract = (harness) => {
  const writerNamed = async (name: string, userName: string): Promise<Actor> => {
    const writer = await browserOf(harness(), name);
    await makeWorkingWriter(writer, userName);
    return writer;
  };
  /** The provider offers the other account, which is refused as a second login and thereby proved. */
  const prove = async (actor: Actor, name: string) => {
    const token = await harness().tokenOf(name);
    const added = { socialUserType: 'gp', token, tokenType: 'access_token' } as const;
    expectRefusal(await actor.port(SignInMethodsPort).addSignInMethod(added), 'conflict', 'method_taken');
  };
  const seen = async (postId: string) =>
    successOf(await harness().as('reader').port(FeedReadingPort).getPost({ postId }));
  const vote = (resourceId: string) => ({ resourceId, resourceType: 'post', voteType: 'up' }) as const;

  describe('two accounts of one user', () => {
    it('are merged as the preview says, and both logins lead to the one that stays', async () => {
      const other = await writerNamed('Ruhi Away', 'MergedMynah');
      const mine = await writerNamed('Ruhi Into', 'StayingSwift');
      const [written, voted] = [await write(other), await write(harness().as('writer'))];
      const said = {
        content: 'Sixty days',
        profileType: 'ANONYMOUS',
        ...aKey(),
        profileTag: await profileTagOf(other),
      } as const;
      successOf(await other.port(CommentsPort).createComment({ postId: voted, ...said }));
      successOf(await other.port(VotesPort).castVote(vote(voted)));
      successOf(await mine.port(VotesPort).castVote(vote(voted)));
      successOf(await mine.port(VotesPort).castVote(vote(written)));
      await prove(mine, 'Ruhi Away');
      expect(successOf(await mine.port(SessionsPort).listSignInMethods()).provedOther).toBe(true);
      const preview = successOf(await mine.port(AccountMergePort).previewMerge());
      expect(preview).toMatchObject({ userName: 'StayingSwift', otherUserName: 'MergedMynah' });
      const shown = preview.items.filter(({ kind }) => ['logins', 'posts', 'comments', 'votes'].includes(kind));
      expect(shown.toSorted((one, two) => one.kind.localeCompare(two.kind))).toEqual([
        { kind: 'comments', moves: 1, ends: 0 },
        { kind: 'logins', moves: 1, ends: 0 },
        { kind: 'posts', moves: 1, ends: 0 },
        { kind: 'votes', moves: 0, ends: 1 },
      ]);
      expect(successOf(await mine.port(AccountMergePort).mergeAccounts({ joinsNames: false }))).toBeNull();

      expect(await seen(written)).toMatchObject({ status: 'LIVE', upvotes: 1, author: { name: 'MergedMynah' } });
      // A count that fell now would link the two names.
      expect((await seen(voted)).upvotes).toBe(2);
      expectNotSignedIn(await other.port(ProfilesPort).getProfile());
      const { items, provedOther } = successOf(await mine.port(SessionsPort).listSignInMethods());
      expect([items.length, provedOther]).toEqual([2, false]);
      const again = await browserOf(harness(), 'Ruhi Away');
      expect(successOf(await again.port(ProfilesPort).getProfile()).userName).toBe('StayingSwift');
      const own = await again.port(VotesPort).castVote(vote(written));
      expectRefusal(own, 'invalid', 'own_post');
      const taken = await (await harness().newcomer()).port(ProfilesPort).validateUsername({ q: 'MergedMynah' });
      expect(successOf(taken).valid).toBe(false);
    });

    it('have one name where their user joins them', async () => {
      const other = await writerNamed('Tara Away', 'JoinedJay');
      const mine = await writerNamed('Tara Into', 'JoiningIbis');
      const written = await write(other);
      await prove(mine, 'Tara Away');
      successOf(await mine.port(AccountMergePort).mergeAccounts({ joinsNames: true }));
      expect((await seen(written)).author).toMatchObject({ name: 'JoiningIbis' });
    });

    it('are not merged without a proof of both, nor while one is paused', async () => {
      const guest = harness().as('guest').port(AccountMergePort);
      expectNotSignedIn(await guest.previewMerge());
      expectNotSignedIn(await guest.mergeAccounts({ joinsNames: false }));
      const other = await writerNamed('Vani Other', 'ProvedPipit');
      const mine = await writerNamed('Vani Mine', 'ProvingPlover');
      const merge = mine.port(AccountMergePort);
      for (const answer of [await merge.previewMerge(), await merge.mergeAccounts({ joinsNames: false })])
        expectRefusal(answer, 'notFound', 'merge_not_proved');
      await prove(mine, 'Vani Other');
      successOf(await other.port(AccountEndPort).deactivateAccount());
      for (const answer of [await merge.previewMerge(), await merge.mergeAccounts({ joinsNames: false })])
        expectRefusal(answer, 'conflict', 'merge_refused');
      const elsewhere = await browserOf(harness(), 'Vani Mine');
      expectRefusal(await elsewhere.port(AccountMergePort).previewMerge(), 'notFound', 'merge_not_proved');
    });
  });
};
