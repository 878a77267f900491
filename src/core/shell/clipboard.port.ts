/** The device's clipboard. */
export interface Clipboard {
  /** Whether the text is on the clipboard now; false where the device refuses. */
  write(text: string): Promise<boolean>;
}
