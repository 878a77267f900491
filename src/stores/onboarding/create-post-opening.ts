/**
 * Opens create-post. The composer does; it is attached once both stores stand, since each leads to the other.
 */
export interface CreatePostOpening {
  readonly isOpen: boolean;
  /** Opens what somebody wanted to write before the login or onboarding; nothing where there is no such wish. */
  openPending(): void;
  /** Without a campaign it is the page's own. */
  open(opening: { readonly touchpoint: string; readonly campaign?: string }): void;
}
