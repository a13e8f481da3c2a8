import { describe, expect, it } from 'vitest';
import { fillPath } from '../src/endpoint.js';
import { endpoints } from '../src/endpoints.js';
import { findCallPath } from '../src/call-paths.js';
import { parseWith } from '../src/parse.js';
import { sampleOf } from './support/call-samples.js';

describe.each(Object.entries(endpoints))('The sample of %s', (name, { method, path, query, body }) => {
  const sample = sampleOf(name);

  it('has an address that leads to it', () => {
    const call = findCallPath(fillPath(path, sample.params));
    expect(call?.path).toBe(path);
    expect(call?.calls.has(method)).toBe(true);
  });

  it('is right by its schemas', () => {
    if (query) expect(parseWith(query, sample.query)).toMatchObject({ ok: true });
    if (body) expect(parseWith(body, sample.body)).toMatchObject({ ok: true });
  });
});
