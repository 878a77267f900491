import type { KeyValueStorage } from '../common/key-value-storage.port';
import type { ContributionKind } from '../contribute/contribution-kind';
import { CONTRIBUTION_KINDS } from '../contribute/contribution-kind';
import { parseContribution } from '../contribute/stored-contribution';
import { draftKeyOf } from '../posting/stored-draft';

/** Something the user has written on this device and not sent. */
export interface WaitingDraft {
  readonly kind: ContributionKind | 'post';
  /** The company in addresses that the form was opened about; null for none. */
  readonly company: string | null;
  /** The moment of its last change, in ms since 1970; null where that is not known. */
  readonly keptAt: number | null;
}

/** Returns what a user (null for a guest) has written on this device and not sent. */
export function waitingDrafts(storage: KeyValueStorage, owner: string | null, now: number): readonly WaitingDraft[] {
  const posts = owner === null ? [] : storage.keysFrom(draftKeyOf(owner));
  const contributions = CONTRIBUTION_KINDS.flatMap((kind) => {
    const start = `contribution.${kind}.${owner ?? 'guest'}.`;
    return storage.keysFrom(start).flatMap((key): readonly WaitingDraft[] => {
      const draft = parseContribution(storage.get(key), { owner, now });
      return draft === null ? [] : [{ kind, company: key.slice(start.length) || null, keptAt: draft.keptAt }];
    });
  });
  return [...posts.map((): WaitingDraft => ({ kind: 'post', company: null, keptAt: null })), ...contributions];
}
