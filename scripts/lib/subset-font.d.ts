declare module 'subset-font' {
  /** A variation axis: a range, or pinned to one value. */
  type Axis = number | { readonly min: number; readonly max: number; readonly default?: number };

  interface SubsetOptions {
    readonly targetFormat: 'woff2';
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, Axis>>;
  }

  // biome-ignore lint/style/noDefaultExport: the package's own form.
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
