/**
 * Leaves out of `content.posts` (`posts` names it in the statement) what the viewer has hidden, and the posts of pseudonyms that they have blocked. Two index lookups per
 * post: as a join the planner would sort the posts again.
 */
export const wantedBy = (voter: string, posts = 'posts'): string => `
  and coalesce((select false from content.hidden_posts h where h.voter_ref = ${voter} and h.post_id = ${posts}.id), true)
  and coalesce((select false from content.blocked_names b
                where b.voter_ref = ${voter} and b.name = ${posts}.author_name and ${posts}.profile_type = 'ANONYMOUS'), true)`;
