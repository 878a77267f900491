import { areViewsCounted, lastViewCountDay } from '@/core/talk/posting/post-views.rules';
import type { Appearance } from '@/server/contract/viewer';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { bulkInsert } from './bulk-insert';
import { insertBallots, insertComments, insertPicks, insertPosts, insertViews, insertVotes } from './demo.queries';
import type { DemoPost } from './demo-post';
import type { DemoPerson } from './person';
import type { References } from './references';

/** Options of the load. `now` is in ms since 1970; ages count back from it. */
export interface PostLoadOptions {
  readonly authorship: Authorship;
  readonly references: References;
  readonly now: number;
}

export async function loadPosts(tx: Database, posts: readonly DemoPost[], loading: PostLoadOptions): Promise<void> {
  const { now, authorship, references } = loading;
  await bulkInsert(
    tx,
    insertPosts,
    posts.map((post) => ({
      id: post.id,
      status: 'LIVE',
      kind: post.ballot?.kind ?? null,
      title: post.title,
      content: post.content,
      ...authorOf(post, loading),
      community_type: post.community.type,
      community_id: post.community.entityId,
      created_at: new Date(now - post.age),
      upvotes: post.upvoters.length,
      downvotes: post.downvoters.length,
      comments_count: post.comments.length,
      views_count: post.viewers.length,
    })),
  );
  await loadBallots(tx, posts, loading);
  await loadComments(tx, posts, loading);
  await bulkInsert(
    tx,
    insertVotes,
    posts.flatMap(({ id, upvoters, downvoters }) => {
      const votes = [
        ...upvoters.map((person) => ({ person, value: 1 })),
        ...downvoters.map((person) => ({ person, value: -1 })),
      ];
      const rows = votes.map(({ person, value }) => ({ post_id: id, voter_ref: references.of(person).voter, value }));
      return rows.sort((one, other) => one.voter_ref.compare(other.voter_ref));
    }),
  );
  await bulkInsert(
    tx,
    insertViews,
    // In the order of the references: the order of the votes would link views to votes.
    posts
      .filter(({ age }) => areViewsCounted(now - age, now))
      .flatMap(({ id, viewers, age }) =>
        viewers
          .map((person) => ({
            post_id: id,
            viewer_ref: authorship.viewerRef(references.of(person).persona, id),
            ends_on: lastViewCountDay(now - age),
          }))
          .sort((one, other) => one.viewer_ref.compare(other.viewer_ref)),
      ),
  );
}

async function loadBallots(
  tx: Database,
  posts: readonly DemoPost[],
  { now, references }: PostLoadOptions,
): Promise<void> {
  const ballots = posts.flatMap(({ id, age, ballot }) => (ballot === null ? [] : [{ id, age, ...ballot }]));
  await bulkInsert(
    tx,
    insertBallots,
    ballots.map(({ id, age, options, picks, opensFor }) => ({
      post_id: id,
      options: JSON.stringify(options),
      counts: options.map((_, index) => picks.filter(({ option }) => option === index + 1).length),
      closes_at: opensFor === null ? null : new Date(now - age + opensFor),
      end_told: opensFor !== null && opensFor <= age,
    })),
  );
  const picks = ballots.flatMap(({ id, picks }) =>
    picks.map(({ person, option }) => ({ post_id: id, voter_ref: references.of(person).voter, option_id: option })),
  );
  await bulkInsert(
    tx,
    insertPicks,
    picks.sort((one, other) => one.voter_ref.compare(other.voter_ref)),
  );
}

async function loadComments(tx: Database, posts: readonly DemoPost[], loading: PostLoadOptions): Promise<void> {
  await bulkInsert(
    tx,
    insertComments,
    posts.flatMap((post) =>
      post.comments.map((comment) => ({
        id: comment.id,
        post_id: post.id,
        content: comment.content,
        ...authorOf(comment, loading),
        created_at: new Date(loading.now - comment.age),
        upvotes: comment.upvotes,
      })),
    ),
  );
}

interface Contribution {
  readonly id: string;
  readonly author: DemoPerson;
  readonly appearance: Appearance;
}

/** Returns a fresh reference and seal for each contribution, as the tables store authors. */
function authorOf({ id, author, appearance }: Contribution, { authorship, references }: PostLoadOptions) {
  const { persona } = references.of(author);
  return {
    author_ref: authorship.authorRef(persona, id),
    author_seal: authorship.sealAuthor(persona, id),
    author_name: appearance.name,
    author_tagline: appearance.tagline,
    author_avatar: appearance.avatarUrl,
    author_color: appearance.avatarBgColor,
    author_proof: appearance.proof,
    profile_type: appearance.profileType,
  };
}
