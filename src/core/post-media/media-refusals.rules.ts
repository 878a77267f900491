/** Sentences of refusals about what posts carry. */
export const mediaRefusals = {
  mixed: 'A post holds pictures, or one video, or a poll, or salary offers. Take the others out.',
  oneKind: 'Keep one kind of attachment.',
  noVideo: 'This is no address of a video on YouTube.',
  pictureGone: 'This picture is not there any more. Choose it again.',
  aPictureGone: 'A picture is not there any more. Choose it again.',
  pictureOfCard: 'This picture belongs to the card of a link. Leave the card out instead.',
} as const;
