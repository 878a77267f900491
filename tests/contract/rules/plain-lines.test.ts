import { describe, expect, it } from 'vitest';
import { unseenInText } from '@/core/common/unseen-signs';
import { bioFault as bioFaultInCore, lineFault as lineFaultInCore } from '@/core/my-profile/plain-line.rules';
import {
  bioFault as bioFaultOnServer,
  lineFault as lineFaultOnServer,
  textFault as textFaultOnServer,
} from '@/server/services/user/my-profile/plain-line.policy';
import { bioCases, lineCases, textCases } from './plain-lines.cases';

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

describe.each([
  ['in the core', unseenInText],
  ['on the server', textFaultOnServer],
])('a text of several lines, %s', (_side, textFault) => {
  it.each(textCases)('%j: %s', (text, sentence) => {
    expect(textFault(text)).toBe(sentence);
  });
});
