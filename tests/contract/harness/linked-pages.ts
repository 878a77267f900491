import type { RequestListener } from 'node:http';
import { aPng } from '@tests/support/pictures';
import type { MemoryPage } from '@/adapters/memory/talk/link-cards/link-page-records';

export const LINKED_HOST = 'labour.example';

export const linkedPages: Readonly<Record<string, MemoryPage>> = {
  'http://labour.example/notice-periods': {
    siteName: 'Labour Desk',
    title: 'Notice periods & buyouts by law',
    description: 'What binds both sides when somebody leaves.',
  },
  'http://labour.example/gratuity': { siteName: null, title: 'Gratuity after five years', description: null },
  'http://labour.example/covered': {
    siteName: null,
    title: 'Four labour codes on one page',
    description: null,
    picture: { url: '/media/5b0c6a52-6f0e-4f53-8f6b-0c5a2f1f7e11-40x30.webp', width: 40, height: 30 },
  },
};

export const answerLinkedPages: RequestListener = ({ headers, url }, response) => {
  if (url === '/cover.png') {
    response.setHeader('content-type', 'image/png').end(aPng(40, 30));
    return;
  }
  const page = linkedPages[`http://${headers.host}${url}`];
  if (page === undefined) {
    response.writeHead(404).end();
    return;
  }
  const meta = (property: string, text: string | null): string =>
    text === null ? '' : `<meta property="${property}" content="${text.replaceAll('&', '&amp;')}">`;
  const { siteName, title, description, picture } = page;
  const image = picture === undefined ? null : '/cover.png';
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><title>Another title</title>${meta('og:site_name', siteName)}${meta('og:title', title)}${meta('og:description', description)}${meta('og:image', image)}`,
  );
};
