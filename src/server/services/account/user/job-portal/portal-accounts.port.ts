import type { FastifyBaseLogger } from 'fastify';

/** A job as the job portal knows it; empty texts for what it does not. */
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
  /** Empty for none. */
  readonly imageUrl: string;
  readonly job: PortalJob | null;
}

/** The accounts of the job portal. Both throw a Problem: 502 `provider_unavailable`. */
export interface PortalAccounts {
  readonly ofAddress: (email: string, log: FastifyBaseLogger) => Promise<PortalAccount | null>;
  /** The account that a token of the portal's window or card is of; null if the portal does not confirm it. */
  readonly ofToken: (token: string, log: FastifyBaseLogger) => Promise<PortalAccount | null>;
}
