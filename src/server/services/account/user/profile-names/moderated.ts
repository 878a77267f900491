import { randomUUID } from 'node:crypto';
import type { ModeratedKind } from '@/server/platform/moderation/moderated-kind';
import {
  coverName,
  keepProfileName,
  moderatedProfiles,
  nameOfContribution,
  readProfile,
  uncoverName,
} from './moderated.queries';

/**
 * A pseudonym on all contributions. While hidden, a neutral cover replaces it. Its user keeps the cover or chooses
 * another pseudonym.
 */
export const moderatedKind: ModeratedKind = {
  kind: 'profile',
  stays: true,
  copy: moderatedProfiles.copy,
  read: readProfile,
  async hide(tx, id, as) {
    await tx.query(moderatedProfiles.hide, id, as === 'removed');
    await tx.query(coverName, id);
  },
  async show(tx, { item }) {
    await tx.query(moderatedProfiles.show, item.id);
    await tx.query(uncoverName, item.id);
  },
  destroy: async () => undefined,
  async addressed(tx, contribution, { authorRef, sealAuthor }) {
    const [shown] = await tx.query(nameOfContribution, contribution);
    if (shown === undefined) return null;
    const { kind, name, persona_ref: persona } = shown;
    if (name === null) return { kind, id: contribution };
    const id = randomUUID();
    const [ref, seal] = persona === null ? [null, null] : [authorRef(persona, id), sealAuthor(persona, id)];
    const [kept] = await tx.query(keepProfileName, id, name, coverOf(id), persona, ref, seal);
    return { kind: 'profile', id: kept?.id ?? id };
  },
};

const COVER_DIGITS = 8;

/** Returns a cover that follows the rules of pseudonyms, since its user may keep it. */
function coverOf(id: string): string {
  return `Hidden_${id.slice(0, COVER_DIGITS)}`;
}
