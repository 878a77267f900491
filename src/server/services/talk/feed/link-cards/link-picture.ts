import { Problem } from '@/server/contract/problem';
import type { EncodedImage } from '@/server/platform/files/post-image';
import { encodePostImage } from '@/server/platform/files/post-image';
import type { PageReader } from './page-reader.port';

const EDGES = { edge: 640, previewEdge: 320 };

/** Re-encodes the picture of a page when it is the turn of `persona`. Returns null if there is none. */
export async function linkPictureOf(
  reader: Pick<PageReader, 'readPicture'>,
  address: string | undefined,
  persona: Uint8Array,
): Promise<EncodedImage | null> {
  const url = address === undefined ? null : URL.parse(address);
  const content = url === null ? null : await reader.readPicture(url);
  if (content === null || content === 'busy') return null;
  try {
    return await encodePostImage(content, persona, EDGES);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
