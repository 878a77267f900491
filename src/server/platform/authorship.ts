import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { seal, sealAlike, unseal } from './seal';
import { isUuid } from './uuid';

/** A reference or a seal: bytes that say nothing without the key. References are 32 bytes. */
export type Ref = Buffer;

/**
 * The references that tie users to their personas and contributions, under a key that is not in the database. Each purpose has a key of its own, so no
 * two kinds of reference can be compared, and none can be made from another without the key.
 */
export interface Authorship {
  /** A name of the key that does not reveal it; stored in the database, so that a wrong key is noticed at start. */
  readonly keyName: string;
  /** The reference of a user's persona, the key of everything in the schema `persona`. */
  personaRef(userId: string): Ref;
  /** The author of one contribution: another value for each contribution of a persona. Compare to find out whether a contribution is the viewer's. */
  authorRef(persona: Uint8Array, contributionId: string): Ref;
  /** The author of one contribution, so that notifications can find the way; it opens for that contribution only. */
  sealAuthor(persona: Uint8Array, contributionId: string): Ref;
  /** The persona in an author's seal. Throws SealBroken. */
  openAuthor(authorSeal: Uint8Array, contributionId: string): Ref;
  /** The voter in one poll, sealed for that post only, so that the end can be told; `openVoter` opens it. */
  sealVoter(persona: Uint8Array, postId: string): Ref;
  /** The persona in a voter's seal. Throws SealBroken. */
  openVoter(voterSeal: Uint8Array, postId: string): Ref;
  /** The votes of a persona: the same value for all of them, and no other reference of the persona. */
  voterRef(persona: Uint8Array): Ref;
  /**
   * The viewer of one post: another value for each post. The first to see a post is most often its author, so a value that
   * repeats would gather an author's posts.
   */
  viewerRef(persona: Uint8Array, postId: string): Ref;
  inboxRef(persona: Uint8Array): Ref;
  /** The subject of a notification, within an inbox, so that a repeated event finds its row. */
  subjectRef(inbox: Uint8Array, subject: string): Ref;
  /** An email address, in lower case, so that it can be recognised without being stored. */
  emailRef(address: string): Ref;
  complaintRef(key: string): Ref;
  /** The user or network that a limit counts, so that processes can count together. */
  senderRef(sender: string): Ref;
  /** The owner of sessions, so that a user's sessions are found; no other reference of the user. */
  ownerRef(userId: string): Ref;
  /** The mails of one list that wait for a user: another value for each list, and no other reference of the user. */
  mailRef(userId: string, list: string): Ref;
  /** The key of 16 bytes that seals a user's drafts on a device while the user is logged out. */
  draftKey(userId: string): Buffer;
  /** The conversations of a persona. */
  talkerRef(persona: Uint8Array): Ref;
  /** The conversation of two pseudonyms, whichever began it; another value when one of the two personas has another pseudonym. */
  talkRef(one: Talker, other: Talker): Ref;
  /** A persona in one room: another value for each room, so that a persona's rooms cannot be gathered. */
  memberRef(persona: Uint8Array, talkId: string): Ref;
  /** The list of companies that a persona's user has looked at. */
  historyRef(persona: Uint8Array): Ref;
  /** The count of a persona's contributions of one kind that earned points: another value for each kind, so that none can be gathered. */
  rewardRef(persona: Uint8Array, kind: string): Ref;
  bookmarksRef(persona: Uint8Array): Ref;
  /** The list of openings that a persona applied for. */
  applicationsRef(persona: Uint8Array): Ref;
  pushDeviceRef(sessionId: string): Ref;
  /** The endpoint of a push subscription, so that it is of one device only. */
  endpointRef(endpoint: string): Ref;
  /** A new id of a device, which `isOwnDevice` recognises. */
  deviceId(): string;
  /** Returns whether `deviceId` made an id. */
  isOwnDevice(id: string): boolean;
  /** One write of a persona under an idempotency key; `key` is the client's. */
  requestRef(persona: Uint8Array, key: string): Ref;
  /** The reference of something that a persona may say only once ("my pay at this company in this year"): another value for each, so that none can be gathered. */
  onceRef(persona: Uint8Array, subject: string): Ref;
  /** A text that moderators took off, so that an equal one is known without the text. */
  textRef(text: string): Ref;
  /** One block of the ids that a persona contributed: another value for each block, so that none can be gathered. */
  ownIdsRef(persona: Uint8Array, block: number): Ref;
  /** A short code that was mailed to a user, so that it can be recognised without being stored. */
  codeRef(persona: Uint8Array, code: string): Ref;
  /**
   * The tag of a persona's profiles, which a write under one of them carries: another value for each `shown`, the profiles as others see
   * them. Sent to the persona's own user only, and stored nowhere. 22 letters of base64url.
   */
  profileTag(persona: Uint8Array, shown: string): string;
  /** Seals the position of a cursor. Equal positions give equal seals, so that an answer stays alike for caches. */
  sealCursor(position: Uint8Array): Buffer;
  /** Opens what `sealCursor` made. Throws SealBroken. */
  openCursor(sealed: Uint8Array): Buffer;
  /**
   * Seals any JSON value for one key (a persona, an inbox); `unsealJson` with another throws SealBroken. The length of the seal follows
   * that of the value; with `block`, in bytes, it is one block, or two, four, eight and so on for a value that does not fit.
   */
  sealJson(owner: Uint8Array, value: unknown, block?: number): Ref;
  /** Opens what `sealJson` made; the caller checks its shape. Throws SealBroken. */
  unsealJson(owner: Uint8Array, sealed: Uint8Array): unknown;
}

/** A persona under one of its pseudonyms. */
export interface Talker {
  readonly persona: Uint8Array;
  readonly name: string;
}

/** 22 letters of base64url. */
const PROFILE_TAG_BYTES = 16;

/** AES-128 on the device. */
const DRAFT_KEY_BYTES = 16;

const NO_CONTEXT = Buffer.alloc(0);

/** Builds the references over a secret key of 32 bytes. */
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
    sealCursor: (position) => sealAlike(keys.cursor, position, NO_CONTEXT, hmac(keys.cursorNonce, position)),
    openCursor: (sealed) => unseal(keys.cursor, sealed, NO_CONTEXT),
    sealJson: (owner, value, block = 1) =>
      seal(keys.payload, filledUp(Buffer.from(JSON.stringify(value)), block), owner),
    unsealJson: (owner, sealed) => JSON.parse(unseal(keys.payload, sealed, owner).toString('utf8')),
  };
}

/** Puts a mark of the key in place of a UUID's last twelve digits. */
function signedDevice(key: Uint8Array, id: string): string {
  const beginning = id.slice(0, -12);
  return beginning + hmac(key, beginning).toString('hex').slice(0, 12);
}

/** Appends blanks, which JSON allows, up to `block` bytes, doubled as often as it takes; a block of one byte adds none. */
function filledUp(json: Buffer, block: number): Buffer {
  if (block === 1) return json;
  let length = block;
  while (length < json.length) length *= 2;
  return Buffer.concat([json, Buffer.alloc(length - json.length, ' ')]);
}

/** Parts are hashed with their lengths, so that no two lists of parts give one input. */
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
