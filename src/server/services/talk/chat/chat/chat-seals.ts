import * as v from 'valibot';
import type { Appearance } from '@/server/contract/viewer';
import type { Authorship, Participant } from '@/server/platform/authorship';
import { storedPictureKey } from '@/server/platform/kept-picture';

type Seals = Pick<Authorship, 'sealJson' | 'unsealJson'>;

/** The padded size in bytes, more than any pseudonym with its persona needs as JSON. */
const FACE_BYTES = 512;
const MESSAGE_BYTES = 256;

const StoredFace = v.object({
  persona: v.string(),
  name: v.string(),
  avatarUrl: v.string(),
  avatarBgColor: v.string(),
});
const StoredMessage = v.object({
  content: v.string(),
  at: v.number(),
  /** Absent for an unchanged message. */
  state: v.optional(v.picklist(['CHANGED', 'DELETED'])),
  /** The former content while the writer's account is paused. Otherwise absent. */
  paused: v.optional(v.object({ content: v.string(), state: v.optional(v.literal('CHANGED')) })),
});

/** A persona with its pseudonym at the beginning of the conversation. */
export interface ParticipantProfile extends Participant {
  readonly avatarUrl: string;
  readonly avatarBgColor: string;
}

/** A text and its moment, in ms since 1970. */
export type SealedText = v.InferOutput<typeof StoredMessage>;

/** Returns how a pseudonym appears in a conversation. */
export function participantProfileOf(
  persona: Uint8Array,
  { name, avatarUrl, avatarBgColor }: Pick<Appearance, keyof Omit<ParticipantProfile, 'persona'>>,
): ParticipantProfile {
  return { persona, name, avatarUrl, avatarBgColor };
}

export function shownParticipantProfile({ name, avatarUrl, avatarBgColor }: ParticipantProfile) {
  return { name, avatarUrl, avatarBgColor };
}

/** Seals and opens data of chats. Each seal is bound to one conversation. */
export class ChatSeals {
  constructor(private readonly seals: Seals) {}

  sealFace(talkId: string, { persona, ...shown }: ParticipantProfile): Buffer {
    const value = { ...shown, persona: Buffer.from(persona).toString('base64url') };
    return this.seals.sealJson(Buffer.from(talkId), value, FACE_BYTES);
  }

  openFace(talkId: string, sealed: Uint8Array): ParticipantProfile {
    const { persona, ...shown } = v.parse(StoredFace, this.seals.unsealJson(Buffer.from(talkId), sealed));
    return {
      ...shown,
      avatarUrl: storedPictureKey(shown.name, shown.avatarUrl),
      persona: Buffer.from(persona, 'base64url'),
    };
  }

  sealText(talkId: string, text: SealedText): Buffer {
    return this.seals.sealJson(Buffer.from(talkId), text, MESSAGE_BYTES);
  }

  openText(talkId: string, sealed: Uint8Array): SealedText {
    return v.parse(StoredMessage, this.seals.unsealJson(Buffer.from(talkId), sealed));
  }
}
