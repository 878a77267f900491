/** From so many unfounded reports on, a reporter's next ones wait. */
const MIN_UNFOUNDED = 5;
const UNFOUNDED_FOR_EACH_UPHELD = 4;

/** The ends of a reporter's earlier reports. */
export interface ReporterRecord {
  readonly upheld: number;
  readonly unfounded: number;
}

/**
 * Returns whether a reporter was wrong again and again: their reports are read last, within seven days. The law lets the complaint way be guarded
 * against misuse (L-IT-4).
 */
export function isDoubtful({ upheld, unfounded }: ReporterRecord): boolean {
  return unfounded >= MIN_UNFOUNDED && unfounded > UNFOUNDED_FOR_EACH_UPHELD * upheld;
}
