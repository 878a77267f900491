import { shorten } from '@/core/kernel/formatting/shorten.rules';
import { pageRefusals } from '@/core/kernel/navigation/page-refusals.rules';
import type { PageDetailsHandlers } from '@/server/contract/generated/page-details';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import { isUuid } from '@/server/platform/uuid';
import { allPages, companySubject, postSubject } from './page-details.queries';
import { matchPage, pathOf } from './page-path';

export interface PageDetailsDeps {
  readonly database: Database;
  readonly brand: string;
}

const MAX_SUBJECT_LENGTH = 60;

export function createPageDetails({ database, brand }: PageDetailsDeps): PageDetailsHandlers {
  /** Returns the screen of an address. Throws `page_not_found`. */
  async function screenOf(url: string) {
    const path = pathOf(url);
    for (const page of await database.query(allPages)) {
      const parameters = matchPage(page.pattern, path);
      if (parameters !== null) return { page, parameters };
    }
    throw notFound();
  }

  return {
    async getPageDetails({ query }) {
      const { page, parameters } = await screenOf(query.url);
      const subject = await subjectOf(parameters);
      const fill = (text: string): string =>
        text.replaceAll(/\{(brand|subject)\}/g, (_gap, name) => (name === 'brand' ? brand : subject));
      const { page_name: pageName, title, description } = page;
      return { status: 200, body: { pageName, title: fill(title), description: fill(description) } };
    },

    async getPageName({ query }) {
      const { page, parameters } = await screenOf(query.url);
      await subjectOf(parameters);
      return { status: 200, body: { pageName: page.page_name } };
    },
  };

  async function subjectOf(parameters: ReadonlyMap<string, string>): Promise<string> {
    const [postId, urlName] = ['postId', 'urlName'].map((name) => parameters.get(name)?.toLowerCase());
    if (postId !== undefined) {
      const [post] = isUuid(postId) ? await database.query(postSubject, postId) : [];
      if (post === undefined) throw notFound();
      return shorten(post.subject, MAX_SUBJECT_LENGTH);
    }
    if (urlName === undefined) return '';
    const [company] = urlName.includes('\0') ? [] : await database.query(companySubject, urlName);
    if (company === undefined) throw notFound();
    return company.subject;
  }
}

function notFound(): Problem {
  return new Problem(404, 'page_not_found', pageRefusals.notFound);
}
