import type { CareerStatus, CareerStatusState } from './career-status';
import type { Proof } from './proof.rules';
import { proofOf } from './proof.rules';

export interface PlaceMark {
  readonly proof: Proof;
  readonly place: string;
}

export function placeMarkOf(stored: CareerStatus | null): PlaceMark | null {
  const proof = proofOf(stored);
  const place = stored?.working?.companyName ?? stored?.student?.collegeName ?? null;
  return proof === null || place === null ? null : { proof, place };
}

/** Returns true if the type or the place changes. */
export function endsMark(
  { selectedOption, working, student }: CareerStatusState,
  stored: CareerStatus | null,
): boolean {
  const mark = placeMarkOf(stored);
  if (mark === null || selectedOption === null) return false;
  if (selectedOption !== stored?.type) return true;
  const place = selectedOption === 'student' ? student.collegeName : working.companyName;
  return place.trim() !== mark.place;
}
