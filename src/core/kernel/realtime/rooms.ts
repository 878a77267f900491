/** Stands for all rooms when one is left. */
export const ALL_ROOMS = 'ALL';

/** Returns rooms with another one, each once. */
export function withRoom(rooms: readonly string[], room: string): readonly string[] {
  return rooms.includes(room) ? rooms : [...rooms, room];
}

/** Returns rooms without one of them; none for `ALL_ROOMS`. */
export function withoutRoom(rooms: readonly string[], room: string): readonly string[] {
  return room === ALL_ROOMS ? [] : rooms.filter((other) => other !== room);
}
