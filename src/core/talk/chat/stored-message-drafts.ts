import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';

/** A user's unsent messages by the ids of their conversations, or of whom a first message is for, the oldest first. */
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

const FIRST = 'to ';

/** Returns what a first message to a pseudonym is kept as; the pseudonym may be blank still. */
export function firstMessageIdOf(to: string): string {
  return `${FIRST}${to}`;
}

/** Returns the pseudonym that the newest kept first message is for; null if none is kept. */
export function newestFirstMessage(drafts: MessageDrafts): string | null {
  const id = Object.keys(drafts).findLast((key) => key.startsWith(FIRST));
  return id === undefined ? null : id.slice(FIRST.length);
}

/** Returns the drafts with one changed; a blank one is taken out. */
export function withMessageDraft(drafts: MessageDrafts, id: string, text: string): MessageDrafts {
  const others = Object.entries(drafts).filter(([other]) => other !== id);
  const all = text.trim() === '' ? others : [...others, [id, text] as const];
  return Object.fromEntries(all);
}
