import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const dark = readFileSync(new URL('./dark.css', import.meta.url), 'utf8');

/** The declarations of the block that a selector opens. */
function declarationsOf(selector: string): string[] {
  const block = dark.slice(dark.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return block
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter(Boolean);
}

describe('the dark theme', () => {
  it('is the same for those who chose it and for those whose system is dark', () => {
    const chosen = declarationsOf("[data-theme='dark']");
    expect(chosen.length).toBeGreaterThan(30);
    expect(declarationsOf("[data-theme='system']")).toEqual(chosen);
  });

  it('overrides nothing that the light theme does not name', () => {
    const light = ['decisions.css', 'areas.css']
      .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
      .join('');
    for (const line of declarationsOf("[data-theme='dark']")) {
      expect(light).toContain(`${line.split(':')[0]}:`);
    }
  });
});
