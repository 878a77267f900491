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
import type { ListeningPool } from '../postgres-database';
import type { Sessions } from '../sessions/sessions';
import { moderatorOf } from './moderators.queries';
import type { Publish, UserEventMap } from './publish.port';
import { RoomRevisions } from './room-revisions';
import type { SocketLimits } from './socket-gate';
import { SocketGate } from './socket-gate';
import { SOCKET_PATH } from './socket-path';
import type { SocketRooms } from './socket-rooms';

type UserEvents = { readonly [Name in keyof UserEventMap]: (act: UserEventMap[Name]) => void };

interface Events extends UserEvents {
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

interface ProcessEvents {
  sessionEnded(sessionId: string): void;
  roomsChanged(person: string): void;
}

interface SocketData {
  /** The user, or undefined for a guest. The room name joins all of their sockets. */
  person?: { readonly personaRef: Uint8Array; readonly room: string; readonly sessionId: string };
  /** The room revision at the start of the admission. */
  revision?: number;
}

interface Connection {
  readonly request: IncomingMessage;
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
  readonly origins: () => readonly string[];
  readonly listening: ListeningPool | null;
  readonly trustedProxies: number;
  readonly limits: SocketLimits;
  readonly drain: Drain;
  readonly watch: Pick<DatabaseWatch, 'isAway'>;
  readonly refused: () => void;
  readonly uptime: () => number;
}

export interface Realtime {
  readonly publish: Publish;
  readonly openSockets: () => number;
}

const longestMessage = 2_000;
export const SOCKET_LIMITS: SocketLimits = { open: 500, triesPerMinute: 600, all: 10_000 };
/** The maximum size of a notification. PostgreSQL refuses 8,000 bytes; longer messages go through a table. */
const MAX_NOTIFICATION_BYTES = 7_900;
/** In ms. Spreads the clients' reloads after lost events. */
const CATCH_UP_SPREAD_MS = 5_000;
const TALK_ROOM = 'talk:';
/** Maximum buffered packets per connection, since a slow reader would fill the memory. */
const MAX_UNREAD_PACKETS = 500;
const MAX_UNREAD_BYTES = 1_048_576;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Opens sockets at /ws/ (websocket only). `postAdded`, `postChanged` and `postCommented` go to all, `queueChanged` to
 * moderators, other events to one user. Rooms are named by inbox references, so that not even the broker sees a user.
 * Ended sessions close their sockets.
 */
export async function createRealtime(app: FastifyInstance, options: RealtimeOptions): Promise<Realtime> {
  const gate = new SocketGate(options.limits, options.uptime);
  const trusted = trustedHops(options.trustedProxies);
  const io: RealtimeServer = new Server(app.server, {
    path: SOCKET_PATH,
    // `ignoreUpgrades` answers the others.
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
    // Revisions and session ends do not find a socket during admission.
    if (person !== undefined && options.sessions.isEnded(person.sessionId)) socket.disconnect(true);
    else if (person !== undefined && revision !== revisions.count) revisions.run(person.room);
  });
  io.use((socket, next) => {
    socket.data.revision = revisions.count;
    // Disconnects a client that sends anything, because our own client sends nothing.
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
    // Tells other processes even without a local socket, because they cache sessions for seconds.
    if (options.listening !== null) io.serverSideEmit('sessionEnded', sessionId);
  });
  io.on('sessionEnded', (sessionId) => {
    options.sessions.noteEnd(sessionId);
    // The socket may have been admitted after the other processes were told.
    io.local.in(`session:${sessionId}`).disconnectSockets(true);
  });
  io.on('roomsChanged', (person) => revisions.run(person));
  // Closes connections at random times, because thousands of simultaneous reconnects would overload the next server.
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
    // Clients reconnect after a lost connection, not after a server-side disconnect; `disconnectSockets` would also
    // reach other processes.
    io.engine.close();
    // Runs before the adapter releases its connection, so that the adapter gets no other one.
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
    userEventRaised: (personaRef, name, act) => {
      const toAll: { emit(name: keyof UserEventMap, act: UserEventMap[keyof UserEventMap]): void } = io.to(
        roomOf(personaRef),
      );
      toAll.emit(name, act);
    },
  };
  return { publish, openSockets: () => io.engine.clientsCount };
}

/** Ends connections that do not read, because everything sent would be buffered. */
function endIfUnread(connection: Connection): void {
  const { socket } = connection.request;
  const check = (): void => {
    // Closes without a close frame, which would wait behind the other data.
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
  // Another process may have ended the session.
  socket.on('disconnect', (reason) => {
    if (reason === 'server namespace disconnect') sessions.forgetSession(holder.sessionId);
  });
}

/** Moves a user's local sockets out of rooms they left and into new ones. */
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

/** Returns the room whose messages exclude pseudonyms that its user blocked. */
function blockerRoom(voterRef: Uint8Array): string {
  return `blocker:${Buffer.from(voterRef).toString('base64url')}`;
}

function personRoom(authorship: Authorship, personaRef: Uint8Array): string {
  return `person:${authorship.inboxRef(personaRef).toString('base64url')}`;
}

async function adapterOver(pool: pg.Pool, watch: RealtimeOptions['watch'], log: FastifyBaseLogger) {
  // Loaded lazily, because a server on the embedded database does not need it.
  const { createAdapter } = await import('@socket.io/postgres-adapter');
  return createAdapter(pool, {
    tableName: 'platform.socket_io_attachments',
    payloadThreshold: MAX_NOTIFICATION_BYTES,
    errorHandler: (error: unknown) => {
      if (!watch.isAway) log.error({ err: error }, 'the socket adapter failed');
    },
  });
}
