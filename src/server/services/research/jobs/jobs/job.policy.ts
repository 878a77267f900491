import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { TOO_MANY_ALERTS } from '@/core/research/jobs/job-alert.rules';
import { jobRefusals } from '@/core/research/jobs/job-refusals.rules';
import { Problem } from '@/server/contract/problem';

export function jobNotFound(): Problem {
  return new Problem(404, 'job_not_found', jobRefusals.gone);
}

export function jobGone(): Problem {
  return new Problem(404, 'job_gone', jobRefusals.gone);
}

export function alertNotFound(): Problem {
  return new Problem(404, 'alert_not_found', jobRefusals.alertGone);
}

export function unknownPlaces(places: readonly string[]): Problem {
  const names = places.map((place) => `“${place}”`).join(', ');
  return new Problem(400, 'validation_failed', requestRefusals.fields, {
    'preferences.location': jobRefusals.placeUnknown(names),
  });
}

export function alertsFull(): Problem {
  return new Problem(409, 'alerts_full', TOO_MANY_ALERTS);
}
