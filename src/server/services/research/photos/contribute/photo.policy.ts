import { photoRefusals } from '@/core/research/photos/photo-refusals.rules';
import { Problem } from '@/server/contract/problem';

/** Returns the problem 404 `photo_not_found`, also for photos that are not shown. */
export function photoNotFound(): Problem {
  return new Problem(404, 'photo_not_found', photoRefusals.notFound);
}
