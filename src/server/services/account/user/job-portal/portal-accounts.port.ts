import type { FastifyBaseLogger } from 'fastify';

export interface PortalJob {
  readonly companyName: string;
  readonly designation: string;
  readonly department: string;
  readonly city: string;
}

export interface PortalAccount {
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly imageUrl: string;
  readonly job: PortalJob | null;
}

/** Accounts at the portal. Both calls throw 502 `provider_unavailable`. */
export interface PortalAccounts {
  readonly ofAddress: (email: string, log: FastifyBaseLogger) => Promise<PortalAccount | null>;
  readonly ofToken: (token: string, log: FastifyBaseLogger) => Promise<PortalAccount | null>;
}
