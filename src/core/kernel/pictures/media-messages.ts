import { PHOTO_TYPE_NAMES } from '@/core/kernel/pictures/photo.rules';
import { MAX_IMAGES } from './draft-images';

export const mediaMessages = {
  uploading: 'Wait until all pictures are uploaded, or remove those that are not.',
  notUploaded: 'A picture did not upload. Try again or remove it.',
  tooMany: `A post can have at most ${MAX_IMAGES} pictures.`,
  stopped: 'The upload stopped halfway. The picture is still on this device.',
  unreadable: `This browser cannot read the file. Choose a ${PHOTO_TYPE_NAMES} file.`,
  gif: `GIFs don’t play here. Choose a ${PHOTO_TYPE_NAMES} file, or a video.`,
  imageGone: 'This picture is no longer there. Remove it and choose it again.',
  noLink: 'Paste a YouTube link, or remove the video.',
  noVideo: 'This is not a YouTube link. Copy it from the video’s Share button.',
  notChecked: 'We could not check this link. Try again in a moment.',
  checking: 'Wait until we have checked the link.',
  imageNotDeleted: 'The picture was not removed from your post. Try again in a moment.',
} as const;
