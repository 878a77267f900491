import type { Database } from '@/server/platform/database';

/** A screen with an address; texts may hold `{brand}` and `{subject}`. */
export interface PageRow {
  readonly pattern: string;
  readonly page_name: string;
  readonly title: string;
  readonly description: string;
}

/** All screens that have an address; literal segments come before named ones. */
export function pages(database: Database): Promise<readonly PageRow[]> {
  return database.query({
    name: 'page-details.pages',
    text: `select pattern, page_name, title, description from catalog.pages order by pattern collate "C"`,
  });
}

/** What a post's page is about: its title, or the beginning of its text; null where there is no live post. */
export async function postSubject(database: Database, postId: string): Promise<string | null> {
  const [row] = await database.query<{ subject: string }>(
    {
      name: 'page-details.post',
      text: `select coalesce(title, left(content, 200)) as subject from content.posts where id = $1 and status = 'LIVE'`,
    },
    [postId],
  );
  return row?.subject ?? null;
}
