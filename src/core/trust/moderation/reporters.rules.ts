/** The number of unfounded reports after which a reporter's further reports are read last. */
const MIN_UNFOUNDED = 5;
const UNFOUNDED_FOR_EACH_UPHELD = 4;

export interface ReporterRecord {
  readonly upheld: number;
  readonly unfounded: number;
}

/**
 * Returns true for reporters whose reports are read last, within seven days. The law allows guarding the complaint
 * process against misuse (L-IT-4).
 */
export function isDoubtful({ upheld, unfounded }: ReporterRecord): boolean {
  return unfounded >= MIN_UNFOUNDED && unfounded > UNFOUNDED_FOR_EACH_UPHELD * upheld;
}
