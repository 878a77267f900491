import type { CommandArguments, VerifyArguments } from './arguments';
import type { Output } from './output';
import type { VerifySeed } from './run-seeds';

interface Command {
  readonly help: readonly string[];
  run(given: VerifyArguments, output: Output, verifySeeds: VerifySeed): number | Promise<number>;
}

export interface Program extends CommandArguments {
  readonly commands: Readonly<Record<string, Command>>;
}

export function packageProgram(contracts: string): Program {
  return { call: 'npx tarakki-verify', contracts, commands: {} };
}
