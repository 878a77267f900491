import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Authorship } from '../authorship';
import { SealBroken } from '../seal';
import type { Sessions } from './sessions';

const PROOF_MS = 600_000;
/** All proofs are equally long. */
const SEAL_BLOCK = 128;

const StoredProof = v.object({ userId: v.string(), endsAt: v.number() });

/**
 * Proofs that the user of a session also has another account: each in a cookie that no script reads, sealed for the session in which the provider gave it.
 */
export class MergeProofs {
  constructor(
    private readonly authorship: Pick<Authorship, 'sealJson' | 'unsealJson'>,
    private readonly sessions: Pick<Sessions, 'idOf' | 'writeMergeProof'>,
    /** Milliseconds since 1970. */
    private readonly now: () => number,
  ) {}

  /** Notes that the user of the request's session has proved to be `userId` as well. */
  keep(http: FastifyRequest, userId: string): void {
    const session = this.sessions.idOf(http);
    if (session === null) return;
    const proof = { userId, endsAt: this.now() + PROOF_MS };
    const seal = this.authorship.sealJson(Buffer.from(session), proof, SEAL_BLOCK);
    this.sessions.writeMergeProof(http, seal.toString('base64url'));
  }

  /** Returns the other account that was proved in the session of the request; null for none. */
  read(http: FastifyRequest): string | null {
    const session = this.sessions.idOf(http);
    const { MERGE } = http.cookies;
    if (session === null || MERGE === undefined) return null;
    try {
      const opened = this.authorship.unsealJson(Buffer.from(session), Buffer.from(MERGE, 'base64url'));
      const { userId, endsAt } = v.parse(StoredProof, opened);
      return endsAt > this.now() ? userId : null;
    } catch (error) {
      // The cookie belongs to another session, or was written by hand.
      if (error instanceof SealBroken || error instanceof v.ValiError) return null;
      throw error;
    }
  }

  forget(http: FastifyRequest): void {
    this.sessions.writeMergeProof(http, null);
  }
}
