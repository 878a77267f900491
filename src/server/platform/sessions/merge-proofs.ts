import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Authorship } from '../authorship';
import { SealBroken } from '../seal';
import type { Sessions } from './sessions';

const PROOF_MS = 600_000;
const SEAL_BLOCK = 128;

const StoredProof = v.object({ userId: v.string(), endsAt: v.number() });

export class MergeProofs {
  constructor(
    private readonly authorship: Pick<Authorship, 'sealJson' | 'unsealJson'>,
    private readonly sessions: Pick<Sessions, 'idOf' | 'writeMergeProof'>,
    private readonly now: () => number,
  ) {}

  keep(http: FastifyRequest, userId: string): void {
    const session = this.sessions.idOf(http);
    if (session === null) return;
    const proof = { userId, endsAt: this.now() + PROOF_MS };
    const seal = this.authorship.sealJson(Buffer.from(session), proof, SEAL_BLOCK);
    this.sessions.writeMergeProof(http, seal.toString('base64url'));
  }

  read(http: FastifyRequest): string | null {
    const session = this.sessions.idOf(http);
    const { MERGE } = http.cookies;
    if (session === null || MERGE === undefined) return null;
    try {
      const opened = this.authorship.unsealJson(Buffer.from(session), Buffer.from(MERGE, 'base64url'));
      const { userId, endsAt } = v.parse(StoredProof, opened);
      return endsAt > this.now() ? userId : null;
    } catch (error) {
      // The cookie belongs to another session, or is forged.
      if (error instanceof SealBroken || error instanceof v.ValiError) return null;
      throw error;
    }
  }

  forget(http: FastifyRequest): void {
    this.sessions.writeMergeProof(http, null);
  }
}
