import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Socket } from 'socket.io';
import { Server } from 'socket.io';
import type {
  AddedMessage,
  NewComment,
  Notification,
  Post,
  PostTally,
  ReadMark,
  RemovedNotification,
} from '@/contract/generated/realtime';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { Drain } from '../drain';
import { clientAddressOf, trustedHops } from '../http/client-address';
import type { DatabaseWatch } from '../http/database-watch';
import type { Listening } from '../postgres-database';
import type { Sessions } from '../sessions/sessions';
import { moderatorOf } from './moderators.queries';
import type { OwnActs, Publish } from './publish.port';
import { RoomRevisions } from './room-revisions';
import type { SocketLimits } from './socket-gate';
import { SocketGate } from './socket-gate';
import { SOCKET_PATH } from './socket-path';
import type { SocketRooms } from './socket-rooms';

type OwnActEvents = { readonly [Name in keyof OwnActs]: (act: OwnActs[Name]) => void };

interface Events extends OwnActEvents {
  postAdded(post: Post): void;
  postChanged(post: Post): void;
  postCommented(comment: NewComment): void;
  notificationAdded(notification: Notification): void;
  notificationRemoved(removed: RemovedNotification): void;
  postTallied(tally: PostTally): void;
  queueChanged(): void;
  messageAdded(added: AddedMessage): void;
  messageChanged(changed: AddedMessage): void;
  talkRead(mark: ReadMark): void;
  talksChanged(): void;
  eventsLost(): void;
}

/** Events between the processes of one product. */
interface ProcessEvents {
  sessionEnded(sessionId: string): void;
  /** The rooms of the user with these sockets may have changed. */
  roomsChanged(person: string): void;
}

interface SocketData {
  /** The user behind a socket, the name of the room of all sockets of theirs, and the session; nothing for a guest. */
  person?: { readonly personaRef: Uint8Array; readonly room: string; readonly sessionId: string };
  /** The number of revisions of rooms when the admission began. */
  revision?: number;
}

/** A connection of the engine below the sockets. */
interface Connection {
  readonly request: IncomingMessage;
  /** The packets that wait until those before them are on their way. */
  readonly writeBuffer: readonly unknown[];
  once(event: 'close', act: () => void): void;
  on(event: 'packetCreate', act: () => void): void;
}

type NoEvents = Record<string, never>;
type RealtimeServer = Server<NoEvents, Events, ProcessEvents, SocketData>;

export interface RealtimeOptions {
  readonly sessions: Pick<Sessions, 'authenticateSocket' | 'forgetSession' | 'isEnded' | 'noteEnd' | 'onEnded'>;
  readonly authorship: Authorship;
  readonly database: Pick<Database, 'query'>;
  readonly socketRooms: Pick<SocketRooms, 'of'>;
  /** The origins that may connect, read on each connection. */
  readonly origins: () => readonly string[];
  /** Shares events between several processes of one product; null for a process alone. Ends with the app. */
  readonly listening: Listening | null;
  /** The number of proxies in front that are trusted about the client's address; 0 for none. */
  readonly trustedProxies: number;
  readonly limits: SocketLimits;
  readonly drain: Drain;
  readonly watch: Pick<DatabaseWatch, 'isAway'>;
  readonly refused: () => void;
  /** Milliseconds since the start; they only grow. */
  readonly uptime: () => number;
}

/** The running sockets. */
export interface Realtime {
  readonly publish: Publish;
  readonly openSockets: () => number;
}

/** Messages from clients: there are none but the protocol's own, so anything long is an attack. */
const longestMessage = 2_000;
export const SOCKET_LIMITS: SocketLimits = { open: 500, triesPerMinute: 600, all: 10_000 };
/** PostgreSQL refuses a notification of 8,000 bytes; longer ones go through a table. */
const MAX_NOTIFICATION_BYTES = 7_900;
/** The time over which sockets are told that events were lost, in ms: each of them then asks for what it missed. */
const CATCH_UP_SPREAD_MS = 5_000;
const TALK_ROOM = 'talk:';
/** The most packets, and bytes on their way, that may wait for a connection to read: more would be memory that its other end takes as it likes. */
const MAX_UNREAD_PACKETS = 500;
const MAX_UNREAD_BYTES = 1_048_576;
/** The time that a connection may stay open without a namespace, in ms. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * The sockets at /ws/ (websocket only): `postAdded`, `postChanged` and `postCommented` go to all, `queueChanged` to moderators, every other event to one user alone.
 * Rooms are named by inbox references, so that not even the broker between processes sees a user. A session that ends takes its
 * sockets with it.
 */
export async function createRealtime(app: FastifyInstance, options: RealtimeOptions): Promise<Realtime> {
  const gate = new SocketGate(options.limits, options.uptime);
  const trusted = trustedHops(options.trustedProxies);
  const io: RealtimeServer = new Server(app.server, {
    path: SOCKET_PATH,
    // `answerUpgrades` answers the others.
    destroyUpgrade: false,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: longestMessage,
    connectTimeout: CONNECT_TIMEOUT_MS,
    allowRequest: (request, decide) => {
      const { origin } = request.headers;
      const ours = origin !== undefined && options.origins().includes(origin);
      const isAdmitted = ours && gate.admits(clientAddressOf(request, trusted));
      if (!isAdmitted) options.refused();
      decide(null, isAdmitted);
    },
    ...(options.listening === null
      ? {}
      : { adapter: await adapterOver(options.listening.pool, options.watch, app.log) }),
  });
  io.engine.on('connection', (connection: Connection) => {
    connection.once('close', gate.opened(clientAddressOf(connection.request, trusted)));
    endIfUnread(connection);
  });
  const revisions = new RoomRevisions(
    (person) => reviseRooms(io, person, options.socketRooms),
    (error) => app.log.error({ err: error }, 'the rooms of sockets could not be revised'),
  );
  io.on('connection', (socket) => {
    const { person, revision } = socket.data;
    // No revision and no end of a session finds a socket that is being admitted.
    if (person !== undefined && options.sessions.isEnded(person.sessionId)) socket.disconnect(true);
    else if (person !== undefined && revision !== revisions.count) revisions.run(person.room);
  });
  io.use((socket, next) => {
    socket.data.revision = revisions.count;
    // Our own client sends nothing, so a sender is no client of ours.
    socket.onAny(() => socket.disconnect(true));
    admit(socket, options).then(
      () => next(),
      (error: unknown) => {
        app.log.error({ err: error }, 'a socket could not be admitted');
        next(new Error('not_ready'));
      },
    );
  });
  options.sessions.onEnded((sessionId) => {
    io.in(`session:${sessionId}`).disconnectSockets(true);
    // Also if it has no socket: other processes remember sessions for seconds. A process alone has nobody to tell.
    if (options.listening !== null) io.serverSideEmit('sessionEnded', sessionId);
  });
  io.on('sessionEnded', (sessionId) => {
    options.sessions.noteEnd(sessionId);
    // One that was admitted after its process had told the others to cut the sockets.
    io.local.in(`session:${sessionId}`).disconnectSockets(true);
  });
  io.on('roomsChanged', (person) => revisions.run(person));
  // At moments of chance: thousands that come back at once would be an attack on the next server.
  options.drain.onBegin((forMs) => {
    for (const { conn } of io.of('/').sockets.values()) setTimeout(() => conn.close(), Math.random() * forMs).unref();
  });
  options.listening?.onEventsLost(() => {
    for (const socket of io.of('/').sockets.values()) {
      const { person } = socket.data;
      setTimeout(() => {
        if (person !== undefined) revisions.run(person.room);
        socket.emit('eventsLost');
      }, Math.random() * CATCH_UP_SPREAD_MS).unref();
    }
  });
  app.addHook('preClose', async () => {
    // Clients come back from a lost connection by themselves. From one that a server has ended they do not, and `disconnectSockets` would end those of all processes.
    io.engine.close();
    // Before the adapter gives its connection back, so that it gets no other.
    options.listening?.pool.end().catch((error: unknown) => app.log.error({ err: error }, 'listening did not end'));
    await io.of('/').adapter.close();
  });
  const roomOf = (personaRef: Uint8Array): string => personRoom(options.authorship, personaRef);
  const publish: Publish = {
    postAdded: (post) => {
      io.to('everybody').emit('postAdded', post);
    },
    postChanged: (post) => {
      io.to('everybody').emit('postChanged', post);
    },
    postCommented: (comment) => {
      io.to('everybody').emit('postCommented', comment);
    },
    notificationAdded: (personaRef, notification) => {
      io.to(roomOf(personaRef)).emit('notificationAdded', notification);
    },
    notificationRemoved: (personaRef, notificationId) => {
      io.to(roomOf(personaRef)).emit('notificationRemoved', { notificationId });
    },
    postTallied: (personaRef, tally) => {
      io.to(roomOf(personaRef)).emit('postTallied', tally);
    },
    queueChanged: () => {
      io.to('moderators').emit('queueChanged');
    },
    messageAdded: (personaRef, added) => {
      io.to(roomOf(personaRef)).emit('messageAdded', added);
    },
    messageChanged: (personaRef, changed) => {
      io.to(roomOf(personaRef)).emit('messageChanged', changed);
    },
    talkRead: (personaRef, mark) => {
      io.to(roomOf(personaRef)).emit('talkRead', mark);
    },
    toRoom: (name, { personaRef, except, added }) => {
      const others = [roomOf(personaRef), ...except.map(blockerRoom)];
      io.to(talkRoom(added.talkId)).except(others).emit(name, added);
    },
    roomsChanged: (personaRef) => {
      revisions.run(roomOf(personaRef));
      if (options.listening !== null) io.serverSideEmit('roomsChanged', roomOf(personaRef));
      publish.talksChanged(personaRef);
    },
    talksChanged: (personaRef) => {
      io.to(roomOf(personaRef)).emit('talksChanged');
    },
    ownAct: (personaRef, name, act) => {
      const toAll: { emit(name: keyof OwnActs, act: OwnActs[keyof OwnActs]): void } = io.to(roomOf(personaRef));
      toAll.emit(name, act);
    },
  };
  return { publish, openSockets: () => io.engine.clientsCount };
}

/** Ends a connection whose other end does not read: what it is sent, and what answers its own frames, would wait here. */
function endIfUnread(connection: Connection): void {
  const { socket } = connection.request;
  const check = (): void => {
    // Without a farewell, which would wait behind all the rest.
    if (connection.writeBuffer.length > MAX_UNREAD_PACKETS || socket.writableLength > MAX_UNREAD_BYTES)
      socket.destroy();
  };
  connection.on('packetCreate', check);
  socket.on('data', check);
}

async function admit(
  socket: Socket<NoEvents, Events, ProcessEvents, SocketData>,
  { sessions, authorship, database, socketRooms }: RealtimeOptions,
): Promise<void> {
  const holder = await sessions.authenticateSocket(cookie.parse(socket.handshake.headers.cookie ?? ''));
  await socket.join('everybody');
  if (holder === null) return;
  const room = personRoom(authorship, holder.personaRef);
  socket.data.person = { personaRef: holder.personaRef, room, sessionId: holder.sessionId };
  await socket.join(room);
  await socket.join(`session:${holder.sessionId}`);
  await socket.join(blockerRoom(authorship.voterRef(holder.personaRef)));
  for (const talkId of await socketRooms.of(holder.personaRef)) await socket.join(talkRoom(talkId));
  if ((await database.query(moderatorOf, holder.userId)).length > 0) await socket.join('moderators');
  // Also if another process has ended the session, which cuts the sockets of this one.
  socket.on('disconnect', (reason) => {
    if (reason === 'server namespace disconnect') sessions.forgetSession(holder.sessionId);
  });
}

/** Makes the sockets that one user has in this process leave the rooms that the user is not in any more, and join the others. */
async function reviseRooms(io: RealtimeServer, person: string, rooms: Pick<SocketRooms, 'of'>): Promise<void> {
  const sockets = await io.local.in(person).fetchSockets();
  const personaRef = sockets[0]?.data.person?.personaRef;
  if (personaRef === undefined) return;
  const names = new Set((await rooms.of(personaRef)).map(talkRoom));
  for (const socket of sockets) {
    for (const room of socket.rooms) if (room.startsWith(TALK_ROOM) && !names.has(room)) socket.leave(room);
    for (const room of names) socket.join(room);
  }
}

function talkRoom(talkId: string): string {
  return `${TALK_ROOM}${talkId}`;
}

/** Names the socket room that messages of pseudonyms blocked by its user leave out. */
function blockerRoom(voterRef: Uint8Array): string {
  return `blocker:${Buffer.from(voterRef).toString('base64url')}`;
}

function personRoom(authorship: Authorship, personaRef: Uint8Array): string {
  return `person:${authorship.inboxRef(personaRef).toString('base64url')}`;
}

async function adapterOver(pool: pg.Pool, watch: RealtimeOptions['watch'], log: FastifyBaseLogger) {
  // Loaded here, so that a server on the embedded database starts without it.
  const { createAdapter } = await import('@socket.io/postgres-adapter');
  return createAdapter(pool, {
    tableName: 'platform.socket_io_attachments',
    payloadThreshold: MAX_NOTIFICATION_BYTES,
    errorHandler: (error: unknown) => {
      if (!watch.isAway) log.error({ err: error }, 'the socket adapter failed');
    },
  });
}
