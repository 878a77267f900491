import { photoRefusals } from '@/core/research/photos/photo-refusals.rules';
import { Problem } from '@/server/contract/problem';

/** The refusal of a call for a photo that does not exist, or is not shown: 404 `photo_not_found`. */
export function photoNotFound(): Problem {
  return new Problem(404, 'photo_not_found', photoRefusals.notFound);
}
