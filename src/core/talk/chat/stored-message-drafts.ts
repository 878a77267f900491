import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';

/** Drafts by conversation id, or by the recipient of a first message, oldest first. */
export type MessageDrafts = Readonly<Record<string, string>>;

const Drafts = v.record(v.string(), v.string());

export function messageDraftsKeyOf(owner: string): string {
  return `messageDrafts.${owner}`;
}

export function parseMessageDrafts(stored: string | null): MessageDrafts {
  return parseStored(Drafts, stored) ?? {};
}

const FIRST = 'to ';

export function firstMessageDraftIdOf(to: string): string {
  return `${FIRST}${to}`;
}

export function newestFirstMessageRecipient(drafts: MessageDrafts): string | null {
  const id = Object.keys(drafts).findLast((key) => key.startsWith(FIRST));
  return id === undefined ? null : id.slice(FIRST.length);
}

/** Stores a draft, or removes a blank one. */
export function withMessageDraft(drafts: MessageDrafts, id: string, text: string): MessageDrafts {
  const others = Object.entries(drafts).filter(([other]) => other !== id);
  const all = text.trim() === '' ? others : [...others, [id, text] as const];
  return Object.fromEntries(all);
}
