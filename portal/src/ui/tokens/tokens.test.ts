import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const decisions = read('./decisions.css');

/** The declarations of the block that a selector opens. */
function declarationsOf(text: string, selector: string): string[] {
  const block = text.slice(text.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return block
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter(Boolean);
}

describe('the dark theme', () => {
  it('is the same for those who chose it and for those whose system is dark: each colour names both themes at once', () => {
    expect(declarationsOf(decisions, "[data-theme='dark']")).toEqual(['color-scheme: dark;']);
    expect(declarationsOf(decisions, "[data-theme='system']")).toEqual(['color-scheme: light dark;']);
    expect(decisions.match(/light-dark\(./g)?.length).toBeGreaterThan(30);
  });

  it('has its own ink, solid and tint for each thematic area', () => {
    const hues = declarationsOf(read('./areas.css'), ':root').filter((line) => line.startsWith('--hue-'));
    expect(hues).toHaveLength(15);
    for (const hue of hues) expect(hue).toMatch(/: light-dark\(#[\da-f]{6}, #[\da-f]{6}\);$/);
  });

  it('is not for paper', () => {
    expect(decisions.indexOf('@media screen')).toBeLessThan(decisions.indexOf("[data-theme='dark']"));
    expect(declarationsOf(decisions, ':root')[0]).toBe('color-scheme: light;');
  });
});
