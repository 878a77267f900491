import type { PageDetailsHandlers } from '@/server/contract/generated/page-details';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import { shorten } from '@/server/platform/shorten';
import { pages, postSubject } from './page-details/page-details.queries';
import { matchPage, pathOf } from './page-details/page-path';

/** What the page-details service is made of. */
export interface PageDetailsServiceDeps {
  readonly database: Database;
  /** The product's name in titles. */
  readonly brand: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LONGEST_SUBJECT = 60;

/** The page-details service (openapi/page-details.yaml): what the screens of the table catalog.pages are called. */
export function createPageDetailsService({ database, brand }: PageDetailsServiceDeps): PageDetailsHandlers {
  return {
    async getPageDetails({ query }) {
      const path = pathOf(query.url);
      for (const page of await pages(database)) {
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
    const subject = UUID.test(postId) ? await postSubject(database, postId) : null;
    if (subject === null) throw notFound();
    return shorten(subject, LONGEST_SUBJECT);
  }
}

function notFound(): Problem {
  return new Problem(404, 'page_not_found', 'There is no page at this address.');
}
