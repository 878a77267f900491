import { describe, expect, it } from 'vitest';
import { bioFault as bioFaultInCore, lineFault as lineFaultInCore } from '@/core/my-profile/plain-line.rules';
import {
  bioFault as bioFaultOnServer,
  lineFault as lineFaultOnServer,
} from '@/server/services/user/my-profile/plain-line.policy';
import { bioCases, lineCases } from './plain-lines.cases';

describe.each([
  ['in the core', lineFaultInCore, bioFaultInCore],
  ['on the server', lineFaultOnServer, bioFaultOnServer],
])('one line of text, %s', (_side, lineFault, bioFault) => {
  it.each(lineCases)('%j: %s', (line, sentence) => {
    expect(lineFault(line)).toBe(sentence);
  });

  it.each(bioCases)('about oneself, %j: %s', (bio, sentence) => {
    expect(bioFault(bio, 'Asha Rao')).toBe(sentence);
  });
});
