import type { ChangeEvent, Ref } from 'react';

export interface PictureInputProps {
  /** Lets a button open the input, which is hidden. */
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly multiple?: boolean | undefined;
  /** Called with at least one file, of any kind: the browser's type filter is a hint. */
  readonly onChoose: (files: readonly File[]) => void;
}

/** Allows the same file to be chosen twice. */
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
