/** What the build knows; the bundler replaces it. */
interface ImportMetaEnv {
  /** True in a development build. */
  readonly DEV: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
