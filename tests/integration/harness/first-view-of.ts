import { BROWSER } from '@tests/support/user-agents';
import type { ClientConfig } from '@/app/client-config';
import { renderFirstView } from '@/app/first-view';
import { inProcessFetch } from '@/server/platform/first-view/in-process-fetch';
import type { World } from './world';

const NO_ASSETS = {
  scripts: [],
  styles: [],
  preloads: [],
  chunks: {},
  inlineScripts: [],
  join: (scripts: readonly string[]) => scripts,
};

export function guestVisit(world: World, url: string, seen: (answer: Response) => void = () => undefined) {
  const { app, origin } = world.server;
  const ask = inProcessFetch(app, origin, { cookie: '', userAgent: BROWSER, address: '127.0.0.1' });
  return {
    url,
    visitor: { cookie: '', isPhone: false, isCrawler: false },
    fetch: async (input: string | URL | Request, init?: RequestInit) => {
      const answer = await ask(input, init);
      seen(answer);
      return answer;
    },
    now: world.now(),
    config: configOf(origin),
    assets: NO_ASSETS,
  };
}

export async function documentOf(world: World, url: string): Promise<string> {
  return (await renderFirstView(guestVisit(world, url))).html;
}

function configOf(origin: string): ClientConfig {
  return {
    brand: 'Tarakki',
    release: '0.1.0',
    origin,
    serviceBases: {},
    microsoft: null,
    linkedin: false,
    naukri: null,
    google: null,
    appUrl: null,
    appFullLoads: [],
    hasTextModel: false,
    employerSiteUrl: null,
    othersScripts: [],
    isDevelopment: false,
  };
}
