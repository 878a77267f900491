/** Constants of the build; the bundler replaces them. */
interface ImportMetaEnv {
  /** True in a development build. */
  readonly DEV: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
