/** Google's letter in the colour of the text round it; the button's words name it. */
export function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M12.2 10.3v3.6h5.1c-.5 2.3-2.5 3.9-5.1 3.9a5.8 5.8 0 1 1 3.7-10.2l2.7-2.7A9.6 9.6 0 1 0 12.2 21.6c5.5 0 9.3-3.9 9.3-9.4 0-.7-.1-1.3-.2-1.9z" />
    </svg>
  );
}
