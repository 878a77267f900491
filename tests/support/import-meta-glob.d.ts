interface ImportMeta {
  glob<Module>(pattern: string, options: { readonly eager: true }): Readonly<Record<string, Module>>;
}
