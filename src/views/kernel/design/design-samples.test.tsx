import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ControlSamples } from './control-samples';
import { StateSamples } from './state-samples';
import { TextSamples } from './text-samples';

describe('the design system on the server', () => {
  const html = renderToString(
    <MemoryRouter>
      <TextSamples theme="light" />
      <ControlSamples />
      <StateSamples theme="light" />
    </MemoryRouter>,
  );

  it('renders without a browser', () => {
    expect(html).toContain('Find companies');
  });

  it('writes no style attribute, which the content security policy would refuse', () => {
    expect(html).not.toMatch(/<[^>]* style=/);
  });
});
