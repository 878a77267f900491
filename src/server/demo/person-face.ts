import type { Face } from '@/server/services/talk/chat/chat/chat-seals';
import { faceOf } from '@/server/services/talk/chat/chat/chat-seals';
import type { Referenced } from './references';

/** Returns how a person of the demo data appears in conversations. Throws for one without a pseudonym. */
export function faceOfPerson({ persona, person: { userName, avatarUri, avatarColor } }: Referenced): Face {
  if (userName === null) throw new Error('A person who speaks has no pseudonym.');
  return faceOf(persona, { name: userName, avatarUrl: avatarUri ?? '', avatarBgColor: avatarColor ?? '' });
}
