import { makeAutoObservable } from 'mobx';
import type { Realtime } from '@/core/kernel/realtime/realtime.port';
import { ALL_ROOMS, withoutRoom, withRoom } from '@/core/kernel/realtime/rooms';
import type { PersonalStore } from '../common/personal';

/**
 * The state of the realtime connection, and the rooms whose messages the page has completely and receives immediately.
 */
export class ConnectionStore implements PersonalStore {
  isConnected = false;
  /** Null if there is no error. */
  connectionError: string | null = null;
  joinedRooms: readonly string[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  follow(realtime: Pick<Realtime, 'onOpened' | 'onLost' | 'onFailed'>): void {
    realtime.onOpened(this.opened);
    realtime.onLost(this.lost);
    realtime.onFailed(this.failed);
  }

  join(room: string): void {
    if (this.isConnected) this.joinedRooms = withRoom(this.joinedRooms, room);
  }

  leave(room: string): void {
    this.joinedRooms = withoutRoom(this.joinedRooms, room);
  }

  forget(): void {
    this.leave(ALL_ROOMS);
  }

  private opened(): void {
    this.isConnected = true;
    this.connectionError = null;
  }

  private lost(): void {
    this.isConnected = false;
    this.leave(ALL_ROOMS);
  }

  private failed(message: string): void {
    this.connectionError = message;
  }
}
