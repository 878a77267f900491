/** Returns SQL with two index lookups per post. A join would make the planner sort the posts again. */
export const wantedBy = (voter: string, posts = 'posts'): string => `
  and coalesce((select false from content.hidden_posts h where h.voter_ref = ${voter} and h.post_id = ${posts}.id), true)
  and coalesce((select false from content.blocked_names b
                where b.voter_ref = ${voter} and b.name = ${posts}.author_name and ${posts}.profile_type = 'ANONYMOUS'), true)`;
