import { Problem } from '@/server/contract/problem';

/** The alerts of one user. */
export const MAX_ALERTS = 20;

/** 404 for an opening that is not there or has left the lists. */
export function jobNotFound(): Problem {
  return new Problem(404, 'job_not_found', 'This opening is not there any more. Look for others in the list of jobs.');
}

/** 404 for an alert that is not the user's. */
export function alertNotFound(): Problem {
  return new Problem(404, 'alert_not_found', 'This alert is deleted already.');
}

/** 400 for an alert for places that do not exist. */
export function unknownPlaces(places: readonly string[]): Problem {
  const names = places.map((place) => `“${place}”`).join(', ');
  return new Problem(400, 'validation_failed', 'Some fields need your attention.', {
    'preferences.location': `There is no place ${names}. Leave it out, or choose one of the list.`,
  });
}

/** 409 for a user with as many alerts as one may have. */
export function alertsFull(): Problem {
  return new Problem(409, 'alerts_full', `You have ${MAX_ALERTS} alerts. Delete one to create another.`);
}
