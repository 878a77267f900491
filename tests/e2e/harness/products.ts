import type { Product } from './product';
import { startProduct } from './product';

/** A shared product for harmless files, a fresh one for each other file. */
export class Products {
  #shared: Product | null = null;
  #own: { readonly file: string; readonly product: Product } | null = null;

  /** Returns the product that files share. */
  async shared(): Promise<Product> {
    this.#shared ??= await startProduct();
    return this.#shared;
  }

  /** Also ends the previous file's product. */
  async of(file: string, settings: Readonly<Record<string, string>>): Promise<Product> {
    if (this.#own?.file === file) return this.#own.product;
    await this.#endOwn();
    const product = await startProduct(settings);
    this.#own = { file, product };
    return product;
  }

  async stop(): Promise<void> {
    await this.#endOwn();
    await this.#shared?.stop();
    this.#shared = null;
  }

  async #endOwn(): Promise<void> {
    await this.#own?.product.stop();
    this.#own = null;
  }
}
