import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { seal, sealDeterministic, unseal } from './seal';
import { isUuid } from './uuid';

/** A reference of 32 bytes, which is meaningless without the key. */
export type Ref = Buffer;

/**
 * References that link users to personas and contributions, under a key outside the database. Each purpose has its own
 * key. Without it, references of different kinds cannot be compared or derived.
 */
export interface Authorship {
  /**
   * The key's name. It does not reveal the key. It is stored in the database, so that a wrong key is noticed at start.
   */
  readonly keyName: string;
  /** Returns the key of everything in the schema `persona`. */
  personaRef(userId: string): Ref;
  /** Returns an author reference that is unique per contribution. Compare it to find the viewer's own contributions. */
  authorRef(persona: Uint8Array, contributionId: string): Ref;
  /** Seals the author of one contribution, for notifications. It can be opened for that contribution only. */
  sealAuthor(persona: Uint8Array, contributionId: string): Ref;
  /** Opens `sealAuthor`. Throws SealBroken. */
  openAuthor(authorSeal: Uint8Array, contributionId: string): Ref;
  /** Seals the voter in the poll of that post, for the notification at the end of the poll. */
  sealVoter(persona: Uint8Array, postId: string): Ref;
  /** Opens `sealVoter`. Throws SealBroken. */
  openVoter(voterSeal: Uint8Array, postId: string): Ref;
  /**
   * Returns the reference of a persona's votes. It is the same for all votes, and differs from every other reference of the persona.
   */
  voterRef(persona: Uint8Array): Ref;
  /**
   * Returns a viewer reference that is unique per post. Authors usually see their post first, so a repeated value would
   * link an author's posts.
   */
  viewerRef(persona: Uint8Array, postId: string): Ref;
  inboxRef(persona: Uint8Array): Ref;
  /** Returns the subject of a notification in one inbox, so that a repeated event finds its row. */
  subjectRef(inbox: Uint8Array, subject: string): Ref;
  /** Returns the reference of a lower-case email address, which is recognised without being stored. */
  emailRef(address: string): Ref;
  complaintRef(key: string): Ref;
  /** Returns the user or network that a limit counts, shared by all processes. */
  senderRef(sender: string): Ref;
  /** Returns the owner of sessions, unlike any other reference of the user. */
  ownerRef(userId: string): Ref;
  /**
   * Returns the reference of a user's pending mails of one list. It differs by list, and from every other reference of the user.
   */
  mailRef(userId: string, list: string): Ref;
  /** Returns a 16-byte key that seals a user's drafts on a device while logged out. */
  draftKey(userId: string): Buffer;
  talkerRef(persona: Uint8Array): Ref;
  /** Returns the reference of a conversation of two pseudonyms in either order. It changes with a pseudonym. */
  talkRef(one: Participant, other: Participant): Ref;
  /** Returns the reference of a persona in one room. It differs by room, so that rooms cannot be linked. */
  memberRef(persona: Uint8Array, talkId: string): Ref;
  /** Returns the reference of a user's recently viewed companies. */
  historyRef(persona: Uint8Array): Ref;
  /**
   * Returns the reference of a persona's rewarded contributions of one kind. It differs by kind, so that kinds cannot be linked.
   */
  rewardRef(persona: Uint8Array, kind: string): Ref;
  bookmarksRef(persona: Uint8Array): Ref;
  /** Returns the reference of a persona's job applications. */
  applicationsRef(persona: Uint8Array): Ref;
  pushDeviceRef(sessionId: string): Ref;
  /** Returns the reference of a push subscription's endpoint, so that it belongs to one device only. */
  endpointRef(endpoint: string): Ref;
  /** Creates a device id that `isOwnDevice` recognises. */
  deviceId(): string;
  isOwnDevice(id: string): boolean;
  /** Returns the reference of a persona's write under the client's idempotency key. */
  requestRef(persona: Uint8Array, key: string): Ref;
  /**
   * Returns the reference of a statement that a persona may make only once ("my pay at this company in this year"). It differs by statement, so that statements
   * cannot be linked.
   */
  onceRef(persona: Uint8Array, subject: string): Ref;
  /** Returns the reference of a text that moderators removed, so that a copy is recognised without storing it. */
  textRef(text: string): Ref;
  /**
   * Returns the reference of a block of a persona's contribution ids. It differs by block, so that blocks cannot be linked.
   */
  ownIdsRef(persona: Uint8Array, block: number): Ref;
  /** Returns the reference of a mailed code, which is recognised without being stored. */
  codeRef(persona: Uint8Array, code: string): Ref;
  /**
   * Returns the tag of a persona's profiles as others see them (`shown`), which writes send. Only the persona's user
   * receives it, and it is stored nowhere. 22 letters of base64url.
   */
  profileTag(persona: Uint8Array, shown: string): string;
  /** Seals a cursor's position deterministically, so that caches see equal answers. */
  sealCursor(position: Uint8Array): Buffer;
  /** Opens `sealCursor`. Throws SealBroken. */
  openCursor(sealed: Uint8Array): Buffer;
  /**
   * Seals a JSON value for one key (a persona, an inbox); `unsealJson` with another throws SealBroken. With `block`, in
   * bytes, the value is first padded to the block or a power-of-two multiple.
   */
  sealJson(owner: Uint8Array, value: unknown, block?: number): Ref;
  /** Opens `sealJson`. The caller checks the shape. Throws SealBroken. */
  unsealJson(owner: Uint8Array, sealed: Uint8Array): unknown;
}

export interface Participant {
  readonly persona: Uint8Array;
  readonly name: string;
}

/** The bytes of a tag, which has 22 letters of base64url. */
const PROFILE_TAG_BYTES = 16;

const DRAFT_KEY_BYTES = 16;

const NO_CONTEXT = Buffer.alloc(0);

/** Creates references from a `secret` of 32 bytes. */
export function createAuthorship(secret: Uint8Array): Authorship {
  const keyFor = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), `tarakki ${purpose}`, 32));
  const keys = {
    name: keyFor('key name'),
    persona: keyFor('persona'),
    author: keyFor('author'),
    authorSeal: keyFor('author seal'),
    voterSeal: keyFor('voter seal'),
    voter: keyFor('voter'),
    viewer: keyFor('viewer'),
    inbox: keyFor('inbox'),
    subject: keyFor('subject'),
    email: keyFor('e-mail'),
    complaint: keyFor('complaint'),
    sender: keyFor('sender'),
    owner: keyFor('session owner'),
    mail: keyFor('waiting mail'),
    draft: keyFor('draft'),
    talker: keyFor('talker'),
    talk: keyFor('talk'),
    member: keyFor('room member'),
    history: keyFor('browsing history'),
    reward: keyFor('reward'),
    bookmarks: keyFor('bookmarks'),
    applications: keyFor('applications'),
    device: keyFor('device'),
    pushDevice: keyFor('push device'),
    endpoint: keyFor('push endpoint'),
    request: keyFor('request'),
    once: keyFor('once'),
    text: keyFor('removed text'),
    ownIds: keyFor('own ids'),
    code: keyFor('code'),
    profileTag: keyFor('profile tag'),
    cursor: keyFor('cursor'),
    cursorNonce: keyFor('cursor nonce'),
    payload: keyFor('payload'),
  };
  return {
    keyName: hmac(keys.name, 'name').toString('hex').slice(0, 16),
    personaRef: (userId) => hmac(keys.persona, userId),
    authorRef: (persona, contributionId) => hmac(keys.author, persona, contributionId),
    sealAuthor: (persona, contributionId) => seal(keys.authorSeal, persona, Buffer.from(contributionId)),
    openAuthor: (authorSeal, contributionId) => unseal(keys.authorSeal, authorSeal, Buffer.from(contributionId)),
    sealVoter: (persona, postId) => seal(keys.voterSeal, persona, Buffer.from(postId)),
    openVoter: (voterSeal, postId) => unseal(keys.voterSeal, voterSeal, Buffer.from(postId)),
    voterRef: (persona) => hmac(keys.voter, persona),
    viewerRef: (persona, postId) => hmac(keys.viewer, persona, postId),
    inboxRef: (persona) => hmac(keys.inbox, persona),
    subjectRef: (inbox, subject) => hmac(keys.subject, inbox, subject),
    emailRef: (address) => hmac(keys.email, address.trim().toLowerCase()),
    complaintRef: (key) => hmac(keys.complaint, key),
    senderRef: (sender) => hmac(keys.sender, sender),
    ownerRef: (userId) => hmac(keys.owner, userId),
    mailRef: (userId, list) => hmac(keys.mail, userId, list),
    draftKey: (userId) => hmac(keys.draft, userId).subarray(0, DRAFT_KEY_BYTES),
    talkerRef: (persona) => hmac(keys.talker, persona),
    talkRef: (one, other) => {
      const [first, second] = [one, other]
        .map(({ persona, name }) => hmac(keys.talk, persona, name))
        .toSorted(Buffer.compare);
      if (first === undefined || second === undefined) throw new Error('A conversation has two sides.');
      return hmac(keys.talk, first, second);
    },
    memberRef: (persona, talkId) => hmac(keys.member, persona, talkId),
    historyRef: (persona) => hmac(keys.history, persona),
    rewardRef: (persona, kind) => hmac(keys.reward, persona, kind),
    bookmarksRef: (persona) => hmac(keys.bookmarks, persona),
    applicationsRef: (persona) => hmac(keys.applications, persona),
    pushDeviceRef: (sessionId) => hmac(keys.pushDevice, sessionId),
    endpointRef: (endpoint) => hmac(keys.endpoint, endpoint),
    deviceId: () => signedDevice(keys.device, randomUUID()),
    isOwnDevice: (id) => isUuid(id) && signedDevice(keys.device, id) === id,
    requestRef: (persona, key) => hmac(keys.request, persona, key),
    onceRef: (persona, subject) => hmac(keys.once, persona, subject),
    textRef: (text) => hmac(keys.text, text),
    ownIdsRef: (persona, block) => hmac(keys.ownIds, persona, String(block)),
    codeRef: (persona, code) => hmac(keys.code, persona, code),
    profileTag: (persona, shown) =>
      hmac(keys.profileTag, persona, shown).subarray(0, PROFILE_TAG_BYTES).toString('base64url'),
    sealCursor: (position) => sealDeterministic(keys.cursor, position, NO_CONTEXT, hmac(keys.cursorNonce, position)),
    openCursor: (sealed) => unseal(keys.cursor, sealed, NO_CONTEXT),
    sealJson: (owner, value, block = 1) =>
      seal(keys.payload, filledUp(Buffer.from(JSON.stringify(value)), block), owner),
    unsealJson: (owner, sealed) => JSON.parse(unseal(keys.payload, sealed, owner).toString('utf8')),
  };
}

/** Replaces a UUID's last twelve digits with a mark of the key. */
function signedDevice(key: Uint8Array, id: string): string {
  const beginning = id.slice(0, -12);
  return beginning + hmac(key, beginning).toString('hex').slice(0, 12);
}

/** Pads with blanks, which JSON allows, to `block` bytes or a power-of-two multiple. A block of one byte adds none. */
function filledUp(json: Buffer, block: number): Buffer {
  if (block === 1) return json;
  let length = block;
  while (length < json.length) length *= 2;
  return Buffer.concat([json, Buffer.alloc(length - json.length, ' ')]);
}

/** Hashes parts with their lengths, so that different lists of parts never collide. */
function hmac(key: Uint8Array, ...parts: readonly (Uint8Array | string)[]): Buffer {
  const mac = createHmac('sha256', key);
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    mac.update(length).update(bytes);
  }
  return mac.digest();
}
