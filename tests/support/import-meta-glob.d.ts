/** What Vite puts in place of `import.meta.glob(…)`: the modules of a pattern, by their paths from the project's root. */
interface ImportMeta {
  glob<Module>(pattern: string, options: { readonly eager: true }): Readonly<Record<string, Module>>;
}
