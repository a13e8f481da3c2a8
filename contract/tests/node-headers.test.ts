import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compileSettings } from '../../scripts/lib/node-headers.mjs';

let folder: string;
let prefix: string;
let made: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scholars-headers-'));
  prefix = join(folder, 'node');
  made = join(folder, 'made');
});
afterEach(() => rmSync(folder, { recursive: true }));

function haveHeaders(objectWrap: string) {
  const headers = join(prefix, 'include/node');
  mkdirSync(headers, { recursive: true });
  writeFileSync(join(headers, 'node.h'), 'of this Node');
  writeFileSync(join(headers, 'node_object_wrap.h'), objectWrap);
}

it('lets npm find headers itself where there are none beside Node', () => {
  expect(compileSettings(prefix, made)).toEqual({});
});

it('compiles with the headers beside Node', () => {
  haveHeaders('ObjectWrap() {\n    refs_ = 0;\n  }\n');
  expect(compileSettings(prefix, made)).toEqual({ npm_config_nodedir: prefix });
});

it('compiles SQLite’s driver in any case, and without the calls that end a process, where headers have them', () => {
  haveHeaders(
    'ObjectWrap() {\n    AddCleanupHook();\n  }\n  ~ObjectWrap() {\n    RemoveCleanupHook();\n  }\n  void AddCleanupHook() {\n',
  );
  const twice = [compileSettings(prefix, made), compileSettings(prefix, made)];
  expect(twice[1]).toEqual({ npm_config_nodedir: made, npm_config_build_from_source: 'better-sqlite3' });
  const read = (name: string) => readFileSync(join(made, 'include/node', name), 'utf8');
  expect(read('node_object_wrap.h')).toBe(
    'ObjectWrap() {\n\n  }\n  ~ObjectWrap() {\n\n  }\n  void AddCleanupHook() {\n',
  );
  expect(read('node.h')).toBe('of this Node');
});
