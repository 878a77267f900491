declare module 'subset-font' {
  /** The handling of a variation axis: a range, or pinned to one value. */
  type Axis = number | { readonly min: number; readonly max: number; readonly default?: number };

  interface SubsetOptions {
    readonly targetFormat: 'woff2';
    /** OpenType features that stay; all that the script needs if not given. */
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, Axis>>;
  }

  /** Returns a font with the glyphs of a text only. */
  // biome-ignore lint/style/noDefaultExport: the package's own form.
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
