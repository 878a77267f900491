/** The index of a dropdown that is closed (ST-DROPDOWN). */
export const CLOSED_DROPDOWN = -1;

/** The open dropdown after one was selected: that one, or none where it was open already (ST-DROPDOWN). */
export function dropdownAfterSelecting(selected: number, open: number): number {
  return selected === open ? CLOSED_DROPDOWN : selected;
}
