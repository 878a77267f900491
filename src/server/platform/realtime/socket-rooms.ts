type ReadRooms = (personaRef: Uint8Array) => Promise<readonly string[]>;

/** The rooms of sockets. The feature with the rooms registers them at start. */
export class SocketRooms {
  #read: ReadRooms = async () => [];

  provide(read: ReadRooms): void {
    this.#read = read;
  }

  of(personaRef: Uint8Array): Promise<readonly string[]> {
    return this.#read(personaRef);
  }
}
