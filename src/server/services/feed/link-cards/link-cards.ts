import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '@/server/platform/database';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import type { Publish } from '@/server/platform/realtime/publish.port';
import type { PostFiles } from '../post-media/post-files';
import { presentPost } from '../posting/post.presenter';
import { postForGuest } from '../posting/post.queries';
import type { LinkCard, LinkedPage } from './link-card';
import { linkCardOf } from './link-card';
import { claimLink, finishLink, keepPage, knownPage, postponeLink, queueLink, unqueueLink } from './link-cards.queries';
import { linkPictureOf } from './link-picture';
import type { PageReader } from './page-reader.port';

const PAGE_SECONDS = 86_400;
const FAILURE_SECONDS = 900;
/** Longer ones are not read: they would not fit into an index either. */
const MAX_ADDRESS_LENGTH = 2_048;
const MAX_ATTEMPTS = 3;
/** Pages that are read for posts at once; the rest of the reader's room is for those who write. */
const MAX_AT_ONCE = 4;

export interface LinkCardsDeps {
  readonly database: Database;
  readonly reader: PageReader;
  readonly files: Pick<StoredFiles, 'put'>;
  readonly postFiles: Pick<PostFiles, 'attach'>;
  readonly publish: Publish;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * The cards of the pages that posts link to. A page is read after the post is written: until then nobody outside learns that it is written about. The queue is
 * stored with the posts, so that another server goes on where one stops.
 */
export class LinkCards {
  readonly #deps: LinkCardsDeps;
  readonly #reading = new Map<string, Promise<LinkedPage | null | 'busy'>>();
  #isWanted = false;
  #isWorking = false;
  #isStopped = false;
  #work: Promise<void> = Promise.resolve();

  constructor(deps: LinkCardsDeps) {
    this.#deps = deps;
  }

  /** Has the address of a post read once its transaction is over and `wake` was called; null for a post without one. */
  async queue(tx: Database, postId: string, address: string | null): Promise<void> {
    if (address === null) await tx.query(unqueueLink, postId);
    else await tx.query(queueLink, postId, address);
  }

  /** Reads what is queued, in the background. */
  wake(): void {
    this.#isWanted = true;
    if (this.#isWorking || this.#isStopped) return;
    this.#isWorking = true;
    this.#work = this.#readQueue();
  }

  /** Resolves once nothing is read for posts any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#work;
  }

  /** Returns the card of the page at an address, as it was read lately or is now, without its picture; null for none, `busy` where it cannot be read now. */
  async cardOf(written: string): Promise<LinkCard | null | 'busy'> {
    const page = await this.#pageOf(written);
    return page === null || page === 'busy' ? page : linkCardOf(written, page);
  }

  async #pageOf(written: string): Promise<LinkedPage | null | 'busy'> {
    const address = URL.parse(written);
    if (address === null) return null;
    address.hash = '';
    if (address.href.length > MAX_ADDRESS_LENGTH) return null;
    return this.#pageAt(address);
  }

  async #pageAt(address: URL): Promise<LinkedPage | null | 'busy'> {
    const [known] = await this.#deps.database.query(knownPage, address.href);
    if (known !== undefined) return known.page;
    const already = this.#reading.get(address.href);
    if (already !== undefined) return already;
    const reading = this.#read(address).finally(() => this.#reading.delete(address.href));
    this.#reading.set(address.href, reading);
    return reading;
  }

  async #read(address: URL): Promise<LinkedPage | null | 'busy'> {
    const { database, reader } = this.#deps;
    const page = await reader.read(address);
    if (page === 'busy') return page;
    const [stored, seconds] = page === null ? [null, FAILURE_SECONDS] : [JSON.stringify(page), PAGE_SECONDS];
    await database.query(keepPage, address.href, stored, seconds);
    return page;
  }

  async #readQueue(): Promise<void> {
    try {
      while (this.#isWanted && !this.#isStopped) {
        this.#isWanted = false;
        await Promise.all(Array.from({ length: MAX_AT_ONCE }, () => this.#readWhatIsDue()));
      }
    } catch (error) {
      this.#deps.log.error({ err: error }, 'the links of posts could not be read');
    } finally {
      this.#isWorking = false;
    }
  }

  async #readWhatIsDue(): Promise<void> {
    const { database } = this.#deps;
    while (!this.#isStopped) {
      const [claimed] = await database.query(claimLink);
      if (claimed === undefined) return;
      const { post_id: postId, address, attempts } = claimed;
      // What stopped a server again and again is left alone.
      const page = attempts > MAX_ATTEMPTS ? null : await this.#pageOf(address);
      if (page === 'busy') await database.query(postponeLink, postId);
      else await this.#finish(postId, address, page);
    }
  }

  async #finish(postId: string, address: string, page: LinkedPage | null): Promise<void> {
    const { database, reader, files, postFiles, publish } = this.#deps;
    const picture = page === null ? null : await linkPictureOf(reader, page.image);
    for (const [key, content] of picture?.files ?? []) await files.put(key, content);
    const pictured = picture === null ? {} : { picture: picture.fileKey };
    const stored = page === null ? null : JSON.stringify({ ...linkCardOf(address, page), ...pictured });
    const isShown = await database.transaction(async (tx) => {
      const [shown] = await tx.query(finishLink, postId, address, stored);
      if (shown === undefined) return false;
      // Each post has a picture of its own, which goes with it.
      if (picture !== null)
        await postFiles.attach(tx, postId, [{ type: 'IMAGE', fileKey: picture.fileKey, description: '' }]);
      return true;
    });
    if (!isShown) return;
    const [row] = await database.query(postForGuest, postId);
    if (row?.status === 'LIVE') publish.postChanged(presentPost(row, false));
  }
}
