import type { ProfileType } from '@/contract/generated/feed';
import { mentionedNames } from '@/core/talk/mentions/mentioned-names.rules';
import type { NewNotification } from '@/core/talk/notifications/new-notification';
import {
  commentMentionNotification,
  postMentionNotification,
} from '@/core/talk/notifications/notification-texts.rules';
import type { Database } from '@/server/platform/database';
import type { Delivery } from '@/server/platform/realtime/publish.port';
import type { Inbox } from '@/server/services/talk/notification/notifications/inbox';
import { blockersOf, selectPersonasByName } from './mentions.queries';

export interface Mention {
  readonly name: string;
  readonly persona: Uint8Array;
}

export interface MentioningText {
  readonly id: string;
  readonly postId: string;
  readonly text: string;
  readonly author_name: string;
  readonly profile_type: ProfileType;
}

export interface MentionNotificationsDeps {
  readonly authorRefs: { readonly voterRef: (persona: Uint8Array) => Uint8Array };
  readonly inbox: Inbox;
}

export class MentionNotifications {
  constructor(private readonly deps: MentionNotificationsDeps) {}

  /** Finds mentions, including names that a user gave up. */
  async find(on: Database, text: string): Promise<readonly Mention[]> {
    const names = mentionedNames(text);
    if (names.length === 0) return [];
    const rows = await on.query(
      selectPersonasByName,
      names.map((name) => name.toLowerCase()),
    );
    const personas = new Map(rows.map(({ name, persona_ref }) => [name, persona_ref]));
    return names.flatMap((name) => {
      const persona = personas.get(name.toLowerCase());
      return persona === undefined ? [] : [{ name, persona }];
    });
  }

  /** Notifies mentioned users, except those in `except` and those who blocked the pseudonym. */
  async announce(
    tx: Database,
    mentions: readonly Mention[],
    mentioning: MentioningText,
    except: readonly Uint8Array[],
  ): Promise<readonly Delivery[]> {
    const told = [...except];
    const blockers = await this.#blockers(tx, mentions, mentioning);
    const deliveries: Delivery[] = [];
    for (const { persona } of mentions) {
      if (told.some((one) => isSame(one, persona)) || blockers.some((one) => isSame(one, this.#voterRef(persona))))
        continue;
      told.push(persona);
      const shown = await this.deps.inbox.put(tx, persona, newsOf(mentioning), 'revive');
      if (shown !== null) deliveries.push((to) => to.notificationAdded(persona, shown));
    }
    return deliveries;
  }

  async retract(
    tx: Database,
    mentions: readonly Mention[],
    mentioning: Pick<MentioningText, 'id' | 'postId'>,
  ): Promise<readonly Delivery[]> {
    const deliveries: Delivery[] = [];
    for (const { persona } of mentions) {
      const { subject } = newsOf({ ...mentioning, text: '' });
      const id = await this.deps.inbox.hide(tx, persona, subject);
      if (id !== null) deliveries.push((to) => to.notificationRemoved(persona, id));
    }
    return deliveries;
  }

  /** Notifies newly mentioned users, and withdraws the notifications of users who are no longer mentioned. */
  async change(
    tx: Database,
    { before, after }: { readonly before: readonly Mention[]; readonly after: readonly Mention[] },
    mentioning: MentioningText,
    author: Uint8Array,
  ): Promise<readonly Delivery[]> {
    const added = after.filter((mention) => !isAmong(mention, before));
    const gone = before.filter((mention) => !isAmong(mention, after));
    return [...(await this.retract(tx, gone, mentioning)), ...(await this.announce(tx, added, mentioning, [author]))];
  }

  async #blockers(
    tx: Database,
    mentions: readonly Mention[],
    { author_name, profile_type }: MentioningText,
  ): Promise<readonly Uint8Array[]> {
    if (mentions.length === 0 || profile_type !== 'ANONYMOUS') return [];
    const refs = mentions.map(({ persona }) => this.#voterRef(persona));
    const rows = await tx.query(blockersOf, refs, author_name);
    return rows.map(({ voter_ref }) => voter_ref);
  }

  #voterRef(persona: Uint8Array): Uint8Array {
    return this.deps.authorRefs.voterRef(persona);
  }
}

function newsOf({ id, postId, text }: Pick<MentioningText, 'id' | 'postId' | 'text'>): NewNotification {
  return id === postId
    ? postMentionNotification({ postId, text })
    : commentMentionNotification({ postId, commentId: id, text });
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}

function isAmong({ persona }: Mention, mentions: readonly Mention[]): boolean {
  return mentions.some((mention) => isSame(mention.persona, persona));
}
