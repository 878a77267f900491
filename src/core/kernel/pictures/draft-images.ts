import type { PostImage } from '@/core/kernel/pictures/uploaded-image';

/** The most pictures of a post. */
export const MAX_IMAGES = 10;

/** The longest description of a picture, in characters of JavaScript. */
export const MAX_DESCRIPTION_LENGTH = 300;

/** The rest of what is known about a picture of a draft. */
export interface DraftImageDetails {
  readonly name: string;
  /** In bytes; 0 for a picture that was uploaded on an earlier visit. */
  readonly bytes: number;
  /** For those who do not see it. */
  readonly description: string;
  /** True if a computer program made or changed it, as the user says. */
  readonly isSynthetic: boolean;
  /** True if its post is labelled already, which stays. */
  readonly isLabelled: boolean;
  /** The share that was sent, from 0 to 1; null while that is not known. */
  readonly share: number | null;
  /** The reason why it did not upload; null for none. */
  readonly fault: string | null;
  /** The service's address of it; empty before it is uploaded. */
  readonly previewUrl: string;
}

/** A picture of a draft (EN-DRAFT-IMAGES). */
export interface DraftImage {
  /** Its address for the page, on the device or at the service. One per picture. */
  readonly uri: string;
  /** Its width as a multiple of its height. */
  readonly aspectRatio: number;
  /** Empty until it is uploaded. */
  readonly uploadKey: string;
  readonly isUploading: boolean;
  readonly details: DraftImageDetails;
}

/** The pictures of a draft; the address, shape and key of the first are beside the list (EN-DRAFT-IMAGE). */
export interface DraftImages {
  readonly images: readonly DraftImage[];
  /** Empty for none, as the key. */
  readonly imageUri: string;
  /** 0 for none. */
  readonly imageAspectRatio: number;
  readonly naukriImgUploadKey: string;
}

/** Returns the members of a draft with these pictures. */
export function withImages(images: readonly DraftImage[]): DraftImages {
  const [first] = images;
  return {
    images,
    imageUri: first?.uri ?? '',
    imageAspectRatio: first?.aspectRatio ?? 0,
    naukriImgUploadKey: first?.uploadKey ?? '',
  };
}

/** A draft without pictures. */
export const NO_IMAGES: DraftImages = withImages([]);

/** A chosen picture on its way to the service. */
export function uploadingImage(
  uri: string,
  { width, height }: { readonly width: number; readonly height: number },
  { name, bytes }: Pick<DraftImageDetails, 'name' | 'bytes'>,
): DraftImage {
  return {
    uri,
    aspectRatio: width / height,
    uploadKey: '',
    isUploading: true,
    details: {
      name,
      bytes,
      description: '',
      isSynthetic: false,
      isLabelled: false,
      share: null,
      fault: null,
      previewUrl: '',
    },
  };
}

/** A picture that is in a post already, for a draft that changes it. */
export function draftImageOf({ fileKey, previewUrl, width, height, description, isSynthetic }: PostImage): DraftImage {
  return {
    uri: previewUrl,
    aspectRatio: width / height,
    uploadKey: fileKey,
    isUploading: false,
    details: {
      name: '',
      bytes: 0,
      description,
      isSynthetic,
      isLabelled: isSynthetic,
      share: null,
      fault: null,
      previewUrl,
    },
  };
}

/** The pictures without the one at an index (ST-IMAGE-REMOVE). */
export function withoutImage<Image extends DraftImage>(images: readonly Image[], index: number): readonly Image[] {
  return images.filter((_, place) => place !== index);
}

/** The pictures with the one at an index moved to another place; the same list if there is no such place. */
export function moveImage(images: readonly DraftImage[], from: number, to: number): readonly DraftImage[] {
  const moved = images[from];
  return moved === undefined || to < 0 || to >= images.length
    ? images
    : withoutImage(images, from).toSpliced(to, 0, moved);
}

/** The pictures with a change of the one at an address. */
export function changeImage<Image extends DraftImage>(
  images: readonly Image[],
  uri: string,
  change: (image: Image) => Image,
): readonly Image[] {
  return images.map((image) => (image.uri === uri ? change(image) : image));
}
