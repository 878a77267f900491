import { ContainerModule } from 'inversify';

/** Overlays have no ports of their own. */
export const adapters = new ContainerModule(() => undefined);
