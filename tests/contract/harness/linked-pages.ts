import type { RequestListener } from 'node:http';
import type { MemoryPage } from '@/adapters/memory/link-page-records';

/** The only host outside that the worlds of contract tests have. */
export const LINKED_HOST = 'labour.example';

/** The pages of that host by address. */
export const linkedPages: Readonly<Record<string, MemoryPage>> = {
  'http://labour.example/notice-periods': {
    siteName: 'Labour Desk',
    title: 'Notice periods & buyouts by law',
    description: 'What binds both sides when somebody leaves.',
  },
  'http://labour.example/gratuity': { siteName: null, title: 'Gratuity after five years', description: null },
};

/** Serves those pages over http. */
export const answerLinkedPages: RequestListener = ({ headers, url }, response) => {
  const page = linkedPages[`http://${headers.host}${url}`];
  if (page === undefined) {
    response.writeHead(404).end();
    return;
  }
  const meta = (property: string, text: string | null): string =>
    text === null ? '' : `<meta property="${property}" content="${text.replaceAll('&', '&amp;')}">`;
  const { siteName, title, description } = page;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><title>Another title</title>${meta('og:site_name', siteName)}${meta('og:title', title)}${meta('og:description', description)}`,
  );
};
