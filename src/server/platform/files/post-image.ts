import { randomUUID } from 'node:crypto';
import { PREVIEW_EDGE, STORED_EDGE } from '@/core/kernel/pictures/picture-edges.rules';
import type { PictureRefusals } from '@/server/platform/files/pictures';
import { encodePicture } from '@/server/platform/files/pictures';

export interface EncodedImage {
  readonly fileKey: string;
  readonly width: number;
  readonly height: number;
  readonly files: readonly (readonly [key: string, content: Buffer])[];
}

export interface ImageEdges {
  readonly edge: number;
  readonly previewEdge: number;
}

const refusals: PictureRefusals = { unreadable: 'picture_unreadable', tooLarge: 'picture_too_large' };

const POST_EDGES: ImageEdges = { edge: STORED_EDGE, previewEdge: PREVIEW_EDGE };

/** Encodes an image of a post. Throws 422 `picture_unreadable` or `picture_too_large`. */
export async function encodePostImage(
  content: Uint8Array,
  persona: Uint8Array,
  { edge, previewEdge }: ImageEdges = POST_EDGES,
): Promise<EncodedImage> {
  const large = await encodePicture(content, persona, refusals, (picture) =>
    picture
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer({ resolveWithObject: true }),
  );
  const preview = await encodePicture(large.data, persona, refusals, (picture) =>
    picture
      .resize(previewEdge, previewEdge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer(),
  );
  const { width, height } = large.info;
  const fileKey = `${randomUUID()}-${width}x${height}`;
  const [largeKey, previewKey] = imageFileKeysOf(fileKey);
  return {
    fileKey,
    width,
    height,
    files: [
      [largeKey, large.data],
      [previewKey, preview],
    ],
  };
}

export function imageFileKeysOf(fileKey: string): readonly [large: string, preview: string] {
  return [`media/${fileKey}.webp`, `media/${fileKey}-s.webp`];
}

export function sizeOf(fileKey: string): { readonly width: number; readonly height: number } {
  const [width = 1, height = 1] = (fileKey.split('-').at(-1) ?? '').split('x').map(Number);
  return { width, height };
}
