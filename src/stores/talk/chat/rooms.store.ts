import { makeAutoObservable } from 'mobx';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { chatMessages } from '@/core/talk/chat/chat-messages';
import type { Room } from '@/core/talk/chat/room';
import type { Rooms } from '@/core/talk/chat/rooms.port';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { NavigationStore } from '@/stores/kernel/navigation/navigation.store';
import type { ChatStore } from './chat.store';

export interface RoomsPorts {
  readonly rooms: Rooms;
  readonly toasts: Toasts;
  readonly sure: Pick<RetryingWrites, 'sendTwice'>;
}

export interface RoomsStores {
  readonly chat: Pick<ChatStore, 'put'>;
  readonly navigation: Pick<NavigationStore, 'go'>;
}

/** The rooms of the user's topics and companies, and the one that is being entered. */
export class RoomsStore implements PersonalStore {
  asked: Room | null = null;
  isEntering = false;
  readonly #ports: RoomsPorts;
  readonly #neighbours: RoomsStores;
  readonly #rooms: Loadable<readonly Room[]>;
  /** Incremented per session, so that earlier responses are dropped. */
  #session = 0;

  constructor(ports: RoomsPorts, neighbours: RoomsStores) {
    this.#ports = ports;
    this.#neighbours = neighbours;
    this.#rooms = new Loadable(async () => {
      const answer = await ports.rooms.listRooms();
      return answer.ok ? { ok: true, value: answer.value.items } : answer;
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get rooms(): LoadState<readonly Room[]> {
    return this.#rooms.state;
  }

  async load(): Promise<void> {
    await this.#rooms.refresh();
  }

  async refresh(): Promise<void> {
    if (this.#rooms.value !== null) await this.load();
  }

  /**
   * Chooses a room. It asks before entering a company's room, since other users see there where the pseudonym works.
   */
  async choose(room: Room): Promise<void> {
    if (room.type === 'company') this.asked = room;
    else await this.enter(room);
  }

  cancel(): void {
    this.asked = null;
  }

  async enter({ type, entityId }: Room): Promise<void> {
    if (this.isEntering) return;
    this.isEntering = true;
    const { rooms, sure, toasts } = this.#ports;
    const session = this.#session;
    const answer = await sure.sendTwice(() => rooms.enterRoom({ type, entityId }));
    if (session !== this.#session) return;
    this.answered();
    if (!answer.ok) {
      showFailure(toasts, chatMessages.notEntered, answer.failure);
      await this.load();
      return;
    }
    this.#neighbours.chat.put(answer.value);
    this.#neighbours.navigation.go(`/messages/${answer.value.id}`);
  }

  forget(): void {
    this.#session += 1;
    this.answered();
    this.#rooms.reset();
  }

  private answered(): void {
    this.isEntering = false;
    this.asked = null;
  }
}
