import type { PostImage } from '@/core/kernel/pictures/uploaded-image';

export const MAX_IMAGES = 10;

export const MAX_DESCRIPTION_LENGTH = 300;

export interface DraftImageDetails {
  readonly name: string;
  readonly bytes: number;
  /** The alternative text. */
  readonly description: string;
  /** True if the user declares that the picture was made or changed by a computer program. */
  readonly isSynthetic: boolean;
  /** True if the post has the label already. The label stays. */
  readonly isLabelled: boolean;
  readonly share: number | null;
  readonly fault: string | null;
  readonly previewUrl: string;
}

export interface DraftImage {
  readonly uri: string;
  readonly aspectRatio: number;
  readonly uploadKey: string;
  readonly isUploading: boolean;
  readonly details: DraftImageDetails;
}

/** The draft's pictures. The members next to the list describe a single one, and are empty otherwise (EN-DRAFT-IMAGE). */
export interface DraftImages {
  readonly images: readonly DraftImage[];
  readonly imageUri: string;
  readonly imageAspectRatio: number;
  readonly naukriImgUploadKey: string;
}

export function withImages(images: readonly DraftImage[]): DraftImages {
  const [single] = images.length === 1 ? images : [];
  return {
    images,
    imageUri: single?.uri ?? '',
    imageAspectRatio: single?.aspectRatio ?? 0,
    naukriImgUploadKey: single?.uploadKey ?? '',
  };
}

export const NO_IMAGES: DraftImages = withImages([]);

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

export function withoutImage<Image extends DraftImage>(images: readonly Image[], index: number): readonly Image[] {
  return images.filter((_, place) => place !== index);
}

/** Moves a picture to another position. Returns the list unchanged if there is no such position. */
export function moveImage(images: readonly DraftImage[], from: number, to: number): readonly DraftImage[] {
  const moved = images[from];
  return moved === undefined || to < 0 || to >= images.length
    ? images
    : withoutImage(images, from).toSpliced(to, 0, moved);
}

export function changeImage<Image extends DraftImage>(
  images: readonly Image[],
  uri: string,
  change: (image: Image) => Image,
): readonly Image[] {
  return images.map((image) => (image.uri === uri ? change(image) : image));
}
