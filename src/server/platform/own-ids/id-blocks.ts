import * as v from 'valibot';
import type { Authorship, Ref } from '../authorship';
import type { Database } from '../database';
import type { ContributionKind } from './contribution-tables';
import { CONTRIBUTION_KINDS } from './contribution-tables';
import { blocksByRef, removeBlocks, storeBlocks } from './own-ids.queries';

export interface OwnId {
  readonly kind: ContributionKind;
  readonly id: string;
}

/** Ids per block. 25 ids with quotes and kinds are less than 1,024 bytes of JSON. */
const IDS_OF_BLOCK = 25;
const BLOCK_BYTES = 1_024;
const FIRST_LOOK = 4;

/** Codes of kinds. The first letter is the kind, the rest the id. */
const CODES = {
  posts: 'p',
  comments: 'c',
  reviews: 'r',
  salaries: 's',
  interviews: 'i',
  benefits: 'b',
  photos: 'f',
  tenures: 't',
  answers: 'a',
  companies: 'n',
} as const;
const Ids = v.array(v.pipe(v.string(), v.length(37)));

export class IdBlocks {
  constructor(private readonly authorship: Pick<Authorship, 'ownIdsRef' | 'sealJson' | 'unsealJson'>) {}

  async read(database: Database, persona: Uint8Array): Promise<readonly OwnId[]> {
    return (await this.#blocksOf(database, persona)).flat();
  }

  /** Adds ids. Needs the lock of the index. */
  async add(tx: Database, persona: Uint8Array, added: readonly OwnId[]): Promise<void> {
    const blocks = await this.#blocksOf(tx, persona);
    const first = Math.max(0, blocks.length - 1);
    // A restored contribution is listed once more.
    const known = new Set(blocks.flat().map(({ id }) => id));
    const ids = [...(blocks.at(-1) ?? []), ...added.filter(({ id }) => !known.has(id))];
    const changed = Array.from({ length: Math.ceil(ids.length / IDS_OF_BLOCK) }, (_, at) => ({
      ref: this.authorship.ownIdsRef(persona, first + at),
      ids: ids.slice(at * IDS_OF_BLOCK, (at + 1) * IDS_OF_BLOCK),
    }));
    const seals = changed.map((block) => this.#sealed(block.ref, block.ids));
    await tx.query(
      storeBlocks,
      changed.map(({ ref }) => ref),
      seals,
    );
  }

  /** Removes ids. Needs the lock of the index. */
  async remove(tx: Database, persona: Uint8Array): Promise<void> {
    const blocks = await this.#blocksOf(tx, persona);
    await tx.query(
      removeBlocks,
      blocks.map((_, at) => this.authorship.ownIdsRef(persona, at)),
    );
  }

  async #blocksOf(database: Database, persona: Uint8Array): Promise<readonly (readonly OwnId[])[]> {
    const blocks: (readonly OwnId[])[] = [];
    for (let look = FIRST_LOOK; ; look *= 2) {
      const refs = Array.from({ length: look }, (_, at) => this.authorship.ownIdsRef(persona, blocks.length + at));
      const rows = await database.query(blocksByRef, refs);
      for (const ref of refs) {
        const row = rows.find(({ block_ref }) => block_ref.equals(ref));
        if (row === undefined) return blocks;
        blocks.push(this.#opened(ref, row.ids_seal));
      }
    }
  }

  #sealed(ref: Ref, ids: readonly OwnId[]): Ref {
    return this.authorship.sealJson(
      ref,
      ids.map(({ kind, id }) => `${CODES[kind]}${id}`),
      BLOCK_BYTES,
    );
  }

  #opened(ref: Ref, sealed: Uint8Array): readonly OwnId[] {
    return v.parse(Ids, this.authorship.unsealJson(ref, sealed)).map((coded) => {
      const kind = CONTRIBUTION_KINDS.find((one) => CODES[one] === coded[0]);
      if (kind === undefined) throw new Error('A block of own ids has an unknown kind.');
      return { kind, id: coded.slice(1) };
    });
  }
}
