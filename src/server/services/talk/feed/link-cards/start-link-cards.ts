import type { FastifyInstance } from 'fastify';
import type { Config } from '@/server/platform/config/config';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import { schedule } from '@/server/platform/schedule';
import type { ServerAddress } from '@/server/platform/server-address';
import { PostFiles } from '../post-media/post-files';
import { HttpPageReader } from './http-page-reader';
import type { LinkCardsDeps } from './link-cards';
import { LinkCards } from './link-cards';
import { PageParser } from './page-parser';

/** The interval in ms at which links left by another process are also picked up. */
const ROUND_MS = 30_000;

export interface StartLinkCardsDeps extends Pick<LinkCardsDeps, 'database' | 'authorship' | 'publish'> {
  readonly files: StoredFiles;
  readonly config: Pick<Config, 'links' | 'brand'>;
  readonly address: Pick<ServerAddress, 'origin'>;
  readonly now: () => number;
}

/** Reads the links of posts until the server closes. */
export function startLinkCards(app: FastifyInstance, deps: StartLinkCardsDeps): LinkCards {
  const { config, database, authorship, files, publish, address, now } = deps;
  const { standIns, readPages } = config.links;
  // Headers are ASCII only.
  const name = config.brand.replaceAll(/[^A-Za-z0-9]/g, '');
  const userAgent = (): string => `Mozilla/5.0 (compatible; ${name}-link-card/1.0; +${address.origin})`;
  const { log } = app;
  const parser = new PageParser({ log });
  const reader = new HttpPageReader({ standIns, asksOutside: readPages, userAgent, now, parser });
  const postFiles = new PostFiles(files);
  const linkCards = new LinkCards({ database, authorship, reader, files, postFiles, publish, log });
  schedule(app, {
    name: 'the links of posts',
    firstAfter: ROUND_MS,
    every: ROUND_MS,
    run: async () => linkCards.wake(),
  });
  app.addHook('onClose', async () => {
    await linkCards.stop();
    await parser.close();
  });
  return linkCards;
}
