export const mediaRefusals = {
  mixed: 'A post holds pictures, or one video, or a poll, or salary offers. Remove the others.',
  oneKind: 'Keep one kind of attachment.',
  noVideo: 'This is not a YouTube link.',
  pictureGone: 'This picture is no longer available. Choose it again.',
  aPictureGone: 'A picture is no longer available. Choose it again.',
  pictureOfCard: 'This picture belongs to the card of a link. Remove the card instead.',
} as const;
