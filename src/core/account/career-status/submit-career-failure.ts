import { PROFILE_CHANGED } from '@/core/account/profile/pseudo-profile';
import type { Failure } from '@/core/kernel/common/failure';
import { fail } from '@/core/kernel/common/result';
import type { FieldMessages } from './field-messages';

export type SubmitCareerFailure =
  /** Nothing was sent. */
  | { readonly kind: 'incomplete'; readonly messages: FieldMessages }
  | { readonly kind: 'noCareerStatus' }
  /** Another window changed the stored career status. */
  | { readonly kind: 'changedElsewhere' }
  /** Another user has logged in to this browser in the meantime; nothing was stored. */
  | { readonly kind: 'otherUser' }
  | { readonly kind: 'refused'; readonly messages: FieldMessages };

/** Returns the messages by field of the form: the last part of the path in the request. */
export function refusedCareer({ code, fields }: Failure): {
  readonly ok: false;
  readonly failure: SubmitCareerFailure;
} {
  if (code === PROFILE_CHANGED) return fail({ kind: 'otherUser' });
  if (CHANGED.has(code)) return fail({ kind: 'changedElsewhere' });
  const messages = Object.entries(fields).map(([path, message]) => [path.split('.').at(-1) ?? path, message] as const);
  return fail({ kind: 'refused', messages: Object.fromEntries(messages) });
}

/** Codes of refusals that occur only after a change in another window. */
const CHANGED: ReadonlySet<string> = new Set(['career_type_mismatch', 'career_status_not_found']);
