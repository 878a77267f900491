import * as v from 'valibot';
import type { Authorship, Ref } from '../authorship';
import type { Database } from '../database';
import type { ContributionKind } from './contribution-tables';
import { CONTRIBUTION_KINDS } from './contribution-tables';
import { idBlocksByRef, removeIdBlocks, storeIdBlocks } from './own-ids.queries';

export interface OwnId {
  readonly kind: ContributionKind;
  readonly id: string;
}

export interface AddedOwnIds {
  readonly persona: Uint8Array;
  readonly ids: readonly OwnId[];
}

interface StoredBlock {
  readonly block_ref: Buffer;
  readonly ids_seal: Buffer;
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

  /** Adds ids, with one statement that reads for all personas and one that writes. Needs the lock of the index. */
  async add(tx: Database, added: readonly AddedOwnIds[]): Promise<void> {
    const refs = added.flatMap(({ persona }) => this.#refsOf(persona, 0, FIRST_LOOK));
    const stored = refs.length === 0 ? [] : await tx.query(idBlocksByRef, refs);
    const changed: { readonly ref: Ref; readonly ids: readonly OwnId[] }[] = [];
    for (const { persona, ids } of added)
      changed.push(...this.#changedBlocks(persona, await this.#blocksOf(tx, persona, stored), ids));
    const seals = changed.map((block) => this.#sealed(block.ref, block.ids));
    await tx.query(
      storeIdBlocks,
      changed.map(({ ref }) => ref),
      seals,
    );
  }

  #changedBlocks(persona: Uint8Array, blocks: readonly (readonly OwnId[])[], added: readonly OwnId[]) {
    const first = Math.max(0, blocks.length - 1);
    // A restored contribution is listed once more.
    const known = new Set(blocks.flat().map(({ id }) => id));
    const ids = [...(blocks.at(-1) ?? []), ...added.filter(({ id }) => !known.has(id))];
    return Array.from({ length: Math.ceil(ids.length / IDS_OF_BLOCK) }, (_, at) => ({
      ref: this.authorship.ownIdsRef(persona, first + at),
      ids: ids.slice(at * IDS_OF_BLOCK, (at + 1) * IDS_OF_BLOCK),
    }));
  }

  /** Removes ids. Needs the lock of the index. */
  async remove(tx: Database, persona: Uint8Array): Promise<void> {
    const blocks = await this.#blocksOf(tx, persona);
    await tx.query(
      removeIdBlocks,
      blocks.map((_, at) => this.authorship.ownIdsRef(persona, at)),
    );
  }

  /** Returns a persona's blocks. `stored` has the rows of the first read. */
  async #blocksOf(
    database: Database,
    persona: Uint8Array,
    stored?: readonly StoredBlock[],
  ): Promise<readonly (readonly OwnId[])[]> {
    const blocks: (readonly OwnId[])[] = [];
    for (let look = FIRST_LOOK; ; look *= 2) {
      const refs = this.#refsOf(persona, blocks.length, look);
      const rows = blocks.length === 0 && stored !== undefined ? stored : await database.query(idBlocksByRef, refs);
      for (const ref of refs) {
        const row = rows.find(({ block_ref }) => block_ref.equals(ref));
        if (row === undefined) return blocks;
        blocks.push(this.#opened(ref, row.ids_seal));
      }
    }
  }

  #refsOf(persona: Uint8Array, from: number, count: number): readonly Ref[] {
    return Array.from({ length: count }, (_, at) => this.authorship.ownIdsRef(persona, from + at));
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
