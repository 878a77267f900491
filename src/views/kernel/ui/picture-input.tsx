import type { ChangeEvent, Ref } from 'react';

export interface PictureInputProps {
  /** A ref to the hidden input, so that a button can open it. */
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly multiple?: boolean | undefined;
  /** Called with at least one file, of any kind: the browser's type filter is a hint. */
  readonly onChoose: (files: readonly File[]) => void;
}

/** A file input for pictures. The same file can be chosen again. */
export function PictureInput({ ref, label, multiple = false, onChoose }: PictureInputProps) {
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    if (files.length > 0) onChoose(files);
    currentTarget.value = '';
  };
  return (
    <input
      ref={ref}
      type="file"
      accept="image/jpeg,image/png,image/webp"
      multiple={multiple}
      hidden
      aria-label={label}
      onChange={handleChange}
    />
  );
}
