/** Renders nothing for other groups. */
export function OwnGroupMark({ own }: { readonly own: string | null }) {
  return own === null ? null : (
    <>
      {' '}
      <span className="meta text-accent-ink whitespace-nowrap">{own}</span>
    </>
  );
}
