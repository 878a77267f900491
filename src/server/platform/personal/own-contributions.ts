import type { Database } from '../database';
import type { ContributionKind } from '../own-ids/contribution-tables';
import { CONTRIBUTION_KINDS } from '../own-ids/contribution-tables';
import type { OwnId } from '../own-ids/id-blocks';
import type { OwnIdIndex } from '../own-ids/own-id-index';

export class OwnContributions {
  readonly #found = new Map<ContributionKind, Promise<readonly string[]>>();

  constructor(
    private readonly index: Pick<OwnIdIndex, 'idsOf' | 'remove' | 'move'>,
    private readonly personaRef: Uint8Array,
  ) {}

  of(kind: ContributionKind): Promise<readonly string[]> {
    const found = this.#found.get(kind) ?? this.index.idsOf(this.personaRef, kind);
    this.#found.set(kind, found);
    return found;
  }

  async all(): Promise<readonly string[]> {
    const found: string[] = [];
    for (const kind of CONTRIBUTION_KINDS) found.push(...(await this.of(kind)));
    return found;
  }

  async moveTo(tx: Database, into: Uint8Array, moved: readonly OwnId[]): Promise<void> {
    const all: OwnId[] = [];
    for (const kind of CONTRIBUTION_KINDS) all.push(...(await this.of(kind)).map((id) => ({ kind, id })));
    await this.index.move(tx, { from: this.personaRef, into }, { all, moved });
  }

  forget(tx: Database): Promise<void> {
    return this.index.remove(tx, this.personaRef);
  }
}
