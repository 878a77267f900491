type ReadRooms = (personaRef: Uint8Array) => Promise<readonly string[]>;

/** The ids of the rooms that a user is in, whose messages reach their sockets; the feature that keeps them provides them when it starts. */
export class SocketRooms {
  #read: ReadRooms = async () => [];

  provide(read: ReadRooms): void {
    this.#read = read;
  }

  of(personaRef: Uint8Array): Promise<readonly string[]> {
    return this.#read(personaRef);
  }
}
