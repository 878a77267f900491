import { ContainerModule } from 'inversify';

/** Its ports are bound by the features that it needs. */
export const adapters = new ContainerModule(() => undefined);
