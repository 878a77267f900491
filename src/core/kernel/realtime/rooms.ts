export const ALL_ROOMS = 'ALL';

export function withRoom(rooms: readonly string[], room: string): readonly string[] {
  return rooms.includes(room) ? rooms : [...rooms, room];
}

export function withoutRoom(rooms: readonly string[], room: string): readonly string[] {
  return room === ALL_ROOMS ? [] : rooms.filter((other) => other !== room);
}
