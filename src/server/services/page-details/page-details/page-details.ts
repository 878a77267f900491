import type { PageDetailsHandlers } from '@/server/contract/generated/page-details';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import { shorten } from '@/server/platform/shorten';
import { allPages, postSubject } from './page-details.queries';
import { matchPage, pathOf } from './page-path';

export interface PageDetailsDeps {
  readonly database: Database;
  /** The product's name in titles. */
  readonly brand: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MAX_SUBJECT_LENGTH = 60;

/** Names and texts of the screens of the table catalog.pages. */
export function createPageDetails({ database, brand }: PageDetailsDeps): PageDetailsHandlers {
  return {
    async getPageDetails({ query }) {
      const path = pathOf(query.url);
      for (const page of await database.query(allPages)) {
        const parameters = matchPage(page.pattern, path);
        if (parameters === null) continue;
        const subject = await subjectOf(parameters);
        const fill = (text: string): string =>
          text.replaceAll(/\{(brand|subject)\}/g, (_gap, name) => (name === 'brand' ? brand : subject));
        return {
          status: 200,
          body: { pageName: page.page_name, title: fill(page.title), description: fill(page.description) },
        };
      }
      throw notFound();
    },
  };

  async function subjectOf(parameters: ReadonlyMap<string, string>): Promise<string> {
    const postId = parameters.get('postId')?.toLowerCase();
    if (postId === undefined) return '';
    const [post] = UUID.test(postId) ? await database.query(postSubject, postId) : [];
    if (post === undefined) throw notFound();
    return shorten(post.subject, MAX_SUBJECT_LENGTH);
  }
}

function notFound(): Problem {
  return new Problem(404, 'page_not_found', 'There is no page at this address.');
}
