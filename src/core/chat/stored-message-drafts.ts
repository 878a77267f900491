import * as v from 'valibot';
import { parseStored } from '@/core/common/parse-stored';

/** A user's unsent messages by the ids of their conversations, the oldest first. */
export type MessageDrafts = Readonly<Record<string, string>>;

const Drafts = v.record(v.string(), v.string());

/** The key under which a device keeps a user's drafts. */
export function messageDraftsKeyOf(owner: string): string {
  return `messageDrafts.${owner}`;
}

/** Returns the kept drafts; none if nothing is kept or it is damaged. */
export function parseMessageDrafts(stored: string | null): MessageDrafts {
  return parseStored(Drafts, stored) ?? {};
}

/** Returns the drafts with that of a conversation changed; a blank one is taken out. */
export function withMessageDraft(drafts: MessageDrafts, talkId: string, text: string): MessageDrafts {
  const others = Object.entries(drafts).filter(([id]) => id !== talkId);
  const all = text.trim() === '' ? others : [...others, [talkId, text] as const];
  return Object.fromEntries(all);
}
