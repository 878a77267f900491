/** Says why a group is the viewer's own; nothing for any other group. */
export function OwnGroupMark({ own }: { readonly own: string | null }) {
  return own === null ? null : <span className="meta text-accent-ink"> {own}</span>;
}
