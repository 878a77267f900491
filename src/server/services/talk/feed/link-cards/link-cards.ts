import type { FastifyBaseLogger } from 'fastify';
import { heldWords } from '@/core/kernel/content-checks/case-findings.rules';
import { MAX_ADDRESS_LENGTH } from '@/core/talk/posting/post-limits.rules';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { EncodedImage } from '@/server/platform/files/post-image';
import { encodePostImage } from '@/server/platform/files/post-image';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import type { Publish } from '@/server/platform/realtime/publish.port';
import type { TurnsOptions } from '@/server/platform/turns';
import { FairSlots } from '@/server/platform/turns';
import type { LinkCard, LinkedPage } from '../attachments/link-card';
import { linkCardOf } from '../attachments/link-card';
import type { PostFiles } from '../post-media/post-files';
import { presentPost } from '../posting/post.presenter';
import { postForGuest } from '../posting/post.queries';
import {
  claimLink,
  dueLinks,
  finishLink,
  keepPage,
  knownPage,
  postponeLink,
  queueLink,
  unqueueLink,
} from './link-cards.queries';
import type { PageReader } from './page-reader.port';

const EDGES = { edge: 640, previewEdge: 320 };

const PAGE_SECONDS = 86_400;
const FAILURE_SECONDS = 900;
const MAX_ATTEMPTS = 3;
const READINGS: TurnsOptions = { atOnce: 8, atOnceOfUser: 2 };
const MAX_WAITING_OF_USER = 10;
const MAX_DUE = 200;

export interface LinkCardsDeps {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'openAuthor'>;
  readonly reader: PageReader;
  readonly files: Pick<StoredFiles, 'put'>;
  readonly postFiles: Pick<PostFiles, 'attach'>;
  readonly publish: Publish;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Link cards. Pages are read after the post is stored, so that no host learns of drafts. The queue is stored, so other
 * servers resume it. Users take turns in reads; authors are unsealed in memory only.
 */
export class LinkCards {
  readonly #deps: LinkCardsDeps;
  readonly #turns = new FairSlots(READINGS);
  readonly #reading = new Map<string, Promise<LinkedPage | null | 'busy'>>();
  readonly #works = new Map<string, Promise<void>>();
  #isWanted = false;
  #isStopped = false;
  #isTaking = false;
  #taking: Promise<void> = Promise.resolve();

  constructor(deps: LinkCardsDeps) {
    this.#deps = deps;
  }

  /** Queues a link, which is read after the commit, once `wake` is called. Returns null for a post without a link. */
  async queue(tx: Database, postId: string, address: string | null): Promise<void> {
    if (address === null) await tx.query(unqueueLink, postId);
    else await tx.query(queueLink, postId, address);
  }

  wake(): void {
    this.#isWanted = true;
    if (this.#isStopped) return;
    if (!this.#isTaking) this.#taking = this.#takeWhatIsDue();
  }

  /** Waits for running reads. The rest is left to the next server. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#taking;
    await Promise.all(this.#works.values());
  }

  /**
   * Returns the card without its picture, cached or fresh, null for a page without a card, or `busy` if it must wait.
   * Uses a slot of `persona`.
   */
  async cardOf(written: string, persona: Uint8Array): Promise<LinkCard | null | 'busy'> {
    const address = addressOf(written);
    const page = address === null ? null : await this.#previewOf(address, persona);
    return page === null || page === 'busy' ? page : linkCardOf(written, page);
  }

  async #previewOf(address: URL, persona: Uint8Array): Promise<LinkedPage | null | 'busy'> {
    const [known] = await this.#deps.database.query(knownPage, address.href);
    if (known !== undefined) return known.page;
    if (this.#turns.waitingOf(persona) >= MAX_WAITING_OF_USER) return 'busy';
    return this.#turns.run(persona, () => this.#pageAt(address));
  }

  async #pageAt(address: URL): Promise<LinkedPage | null | 'busy'> {
    const already = this.#reading.get(address.href);
    if (already !== undefined) return already;
    const reading = this.#find(address).finally(() => this.#reading.delete(address.href));
    this.#reading.set(address.href, reading);
    return reading;
  }

  /** Waits for a concurrent read of the page, which would otherwise be repeated. */
  async #find(address: URL): Promise<LinkedPage | null | 'busy'> {
    const { database, reader } = this.#deps;
    const [known] = await database.query(knownPage, address.href);
    if (known !== undefined) return known.page;
    const read = await reader.read(address);
    if (read === 'busy') return read;
    const page = read !== null && isHeld(read) ? null : read;
    const [stored, seconds] = page === null ? [null, FAILURE_SECONDS] : [JSON.stringify(page), PAGE_SECONDS];
    await database.query(keepPage, address.href, stored, seconds);
    return page;
  }

  async #takeWhatIsDue(): Promise<void> {
    const { database, log } = this.#deps;
    this.#isTaking = true;
    try {
      while (this.#isWanted && !this.#isStopped) {
        this.#isWanted = false;
        const due = await database.query(dueLinks, [...this.#works.keys()], MAX_DUE);
        for (const { post_id: postId, author_seal: seal } of due) this.#take(postId, seal);
        if (due.length === MAX_DUE) this.#isWanted = true;
      }
    } catch (error) {
      log.error({ err: error }, 'the links of posts could not be found');
    } finally {
      this.#isTaking = false;
    }
  }

  #take(postId: string, authorSeal: Uint8Array): void {
    const work = this.#readFor(postId, authorSeal).then(
      () => {
        this.#works.delete(postId);
        // The post may have another link now.
        this.wake();
      },
      (error: unknown) => {
        this.#works.delete(postId);
        this.#deps.log.error({ err: error }, 'the link of a post could not be read');
      },
    );
    this.#works.set(postId, work);
  }

  async #readFor(postId: string, authorSeal: Uint8Array): Promise<void> {
    const { database, authorship } = this.#deps;
    // Posts of former users have no seal and share a turn.
    const persona = authorSeal.length === 0 ? authorSeal : authorship.openAuthor(authorSeal, postId);
    const read = await this.#turns.run(persona, () => this.#claimAndRead(postId));
    if (read === null) return;
    if (read.page === 'busy') await database.query(postponeLink, postId);
    else await this.#finish(postId, read.address, read.page, persona);
  }

  /** Returns null for a post that another process reads. */
  async #claimAndRead(
    postId: string,
  ): Promise<{ readonly address: string; readonly page: LinkedPage | null | 'busy' } | null> {
    if (this.#isStopped) return null;
    const [claimed] = await this.#deps.database.query(claimLink, postId);
    if (claimed === undefined) return null;
    const { address: written, attempts } = claimed;
    // Gives up after repeated interruptions.
    const address = attempts > MAX_ATTEMPTS ? null : addressOf(written);
    return { address: written, page: address === null ? null : await this.#pageAt(address) };
  }

  async #finish(postId: string, address: string, page: LinkedPage | null, persona: Uint8Array): Promise<void> {
    const { database, reader, files, postFiles, publish } = this.#deps;
    const readPicture = (at: URL) => this.#turns.run(persona, () => reader.readPicture(at));
    const picture = page === null ? null : await linkPictureOf({ readPicture }, page.image, persona);
    for (const [key, content] of picture?.files ?? []) await files.put(key, content);
    const pictured = picture === null ? {} : { picture: picture.fileKey };
    const stored = page === null ? null : JSON.stringify({ ...linkCardOf(address, page), ...pictured });
    const isShown = await database.transaction(async (tx) => {
      const [shown] = await tx.query(finishLink, postId, address, stored);
      if (shown === undefined) return false;
      // Pictures are not shared between posts, because each is deleted with its post.
      if (picture !== null)
        await postFiles.attach(tx, postId, [{ type: 'IMAGE', fileKey: picture.fileKey, description: '' }]);
      return true;
    });
    if (!isShown) return;
    const [row] = await database.query(postForGuest, postId);
    if (row?.status === 'LIVE') publish.postChanged(presentPost(row, false));
  }
}

/**
 * Returns true for words that would hold a post. Anyone controls a page's words, and no moderator sees a card first.
 */
function isHeld({ siteName, title, description }: LinkedPage): boolean {
  return heldWords('post', [siteName, title, description]).length > 0;
}

function addressOf(written: string): URL | null {
  const address = URL.parse(written);
  if (address === null) return null;
  address.hash = '';
  return address.href.length > MAX_ADDRESS_LENGTH ? null : address;
}

/** Re-encodes the picture of a linked page. Pictures of one `persona` wait for each other. Returns null without a picture. */
async function linkPictureOf(
  reader: Pick<PageReader, 'readPicture'>,
  address: string | undefined,
  persona: Uint8Array,
): Promise<EncodedImage | null> {
  const url = address === undefined ? null : URL.parse(address);
  const content = url === null ? null : await reader.readPicture(url);
  if (content === null || content === 'busy') return null;
  try {
    return await encodePostImage(content, persona, EDGES);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
