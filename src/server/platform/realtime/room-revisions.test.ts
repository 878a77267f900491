import Fastify from 'fastify';
import { io } from 'socket.io-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAuthorship } from '@/server/platform/authorship';
import { Drain } from '@/server/platform/drain';
import { createRealtime, SOCKET_LIMITS } from './realtime';
import { RoomRevisions } from './room-revisions';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('revisions of the rooms of sockets', () => {
  it('of one user run one after the other, and those of others meanwhile', async () => {
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const revise = (person: string) => {
      begun.push(person);
      return new Promise<void>((resolve) => ends.push(resolve));
    };
    const revisions = new RoomRevisions(revise, () => undefined);
    for (const person of ['asha', 'asha', 'ravi']) revisions.run(person);
    await settled();
    expect(begun).toEqual(['asha', 'ravi']);
    ends[0]?.();
    await settled();
    expect(begun).toEqual(['asha', 'ravi', 'asha']);
    expect(revisions.count).toBe(3);
  });

  it('go on after one that failed', async () => {
    const onError = vi.fn();
    const revise = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
    const revisions = new RoomRevisions(revise, onError);
    revisions.run('asha');
    revisions.run('asha');
    await settled();
    expect(onError).toHaveBeenCalledOnce();
    expect(revise).toHaveBeenCalledTimes(2);
  });
});

it('a socket that connects while its user leaves a room does not hear it', async () => {
  const authorship = createAuthorship(new Uint8Array(32).fill(1));
  const persona = {
    personaRef: authorship.personaRef('3f0a5c0e-74a3-4b3e-9b37-1c2b7f0a9d11'),
    userId: 'u',
    sessionId: 's',
  };
  const answers: ((rooms: readonly string[]) => void)[] = [];
  const app = Fastify();
  const { publish } = await createRealtime(app, {
    sessions: {
      authenticateSocket: async () => persona,
      onEnded: () => undefined,
      forgetSession: () => undefined,
      noteEnd: () => undefined,
      isEnded: () => false,
    },
    authorship,
    database: { query: async () => [] },
    socketRooms: { of: () => new Promise((resolve) => answers.push(resolve)) },
    origins: () => ['http://tarakki.example'],
    listening: null,
    trustedProxies: 0,
    limits: SOCKET_LIMITS,
    drain: new Drain(),
    watch: { isAway: false },
    refused: () => undefined,
    uptime: () => 0,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const socket = io(`http://127.0.0.1:${address.port}`, {
    path: '/ws/',
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { origin: 'http://tarakki.example' },
  });
  onTestFinished(() => void socket.disconnect());
  const heard: string[] = [];
  socket.onAny((event: string) => heard.push(event));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  publish.roomsChanged(persona.personaRef);
  await settled();
  answers[0]?.(['left']);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.([]);
  await settled();
  const added = { talkId: 'left', message: {} };
  publish.toRoom('messageAdded', { personaRef: new Uint8Array(), except: [], added } as never);
  publish.talksChanged(persona.personaRef);
  await vi.waitFor(() => expect(heard).toContain('talksChanged'));
  expect(heard).not.toContain('messageAdded');
});
