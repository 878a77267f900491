export const messages = {
  picture: (place: number, count: number) => (count === 1 ? 'Picture' : `Picture ${place} of ${count}`),
  more: (count: number) => `${count} more`,
  openPicture: (name: string) => `${name}, open in full size`,
  play: 'Play the video',
  video: 'Video on YouTube',
  short: 'Short on YouTube',
  videoHint: 'Nothing loads from YouTube until you press play.',
  watchThere: 'Watch on YouTube',
} as const;
