/** Unfounded reports after which a reporter's next ones wait. */
const MIN_UNFOUNDED = 5;
const UNFOUNDED_FOR_EACH_UPHELD = 4;

export interface ReporterRecord {
  readonly upheld: number;
  readonly unfounded: number;
}

/**
 * Reports of such a reporter are read last, within seven days. The law lets the complaint process
 * be guarded against misuse (L-IT-4).
 */
export function isDoubtful({ upheld, unfounded }: ReporterRecord): boolean {
  return unfounded >= MIN_UNFOUNDED && unfounded > UNFOUNDED_FOR_EACH_UPHELD * upheld;
}
