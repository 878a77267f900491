import { COMMUNITY_TYPES } from '@/core/communities/community';
import { PROFILE_TYPES } from '@/core/profile/profile-type';
import type { DraftCommunity, PostDraft } from './draft';
import { emptyDraft } from './draft';

/** The key under which a device keeps the draft. */
export const DRAFT_STORAGE_KEY = 'postDraft';

const VERSION = 1;

/**
 * A draft as a device keeps it over a reload: what was written, and the key that stops a second post where the answer to
 * the first call was lost. `owner` is the public id of the person who writes; nobody else gets it back.
 */
export function serializeDraft(draft: PostDraft, owner: string): string {
  return JSON.stringify({
    version: VERSION,
    owner,
    inputText: draft.inputText,
    title: draft.title,
    selectedCommunity: draft.selectedCommunity,
    profileType: draft.profileType,
    internalCampaign: draft.internalCampaign,
    idempotencyKey: draft.idempotencyKey,
  });
}

/** The kept draft; null where there is none, or it is another person's, of another version, or damaged. */
export function parseStoredDraft(stored: string | null, owner: string): PostDraft | null {
  const kept = stored === null ? null : recordOf(stored);
  if (kept === null || kept.version !== VERSION || kept.owner !== owner) return null;
  const { inputText, title, internalCampaign, idempotencyKey } = kept;
  const profileType = PROFILE_TYPES.find((known) => known === kept.profileType);
  if (typeof inputText !== 'string' || typeof title !== 'string' || profileType === undefined) return null;
  if (typeof internalCampaign !== 'string' || typeof idempotencyKey !== 'string' || idempotencyKey === '') return null;
  return {
    ...emptyDraft(idempotencyKey),
    inputText,
    title,
    selectedCommunity: communityOf(kept.selectedCommunity),
    profileType,
    internalCampaign,
  };
}

function communityOf(value: unknown): DraftCommunity | null {
  if (!isRecord(value)) return null;
  const type = COMMUNITY_TYPES.find((known) => known === value.type);
  const { entityId, name, logo } = value;
  if (type === undefined || typeof entityId !== 'number' || typeof name !== 'string') return null;
  return { type, entityId, name, logo: typeof logo === 'string' ? logo : null };
}

function recordOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
