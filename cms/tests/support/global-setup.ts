import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startCmsProcess } from './cms-process.js';
import { cmsFolder, distFolder, templateFolder } from './places.js';
import { postgresTemplate, releasePostgresTemplate } from './postgres-template.js';
import { restoreElsewhere } from './product-command.js';
import { isWholeRun } from './short-run.js';

// Deadlines and histories of the demo are counted from the moment it is made.
const templateMaxAgeMs = 6 * 3_600_000;

/**
 * Compiles the CMS, fills a data folder with the demo, backs it up and restores it elsewhere, which every test file
 * copies: what passes the facts is what a backup brings back.
 */
export default async function setUp({ provide }: TestProject): Promise<void> {
  if (!existsSync(join(contractFolder, 'dist/endpoints.js'))) compile(contractFolder, join(contractFolder, 'dist'));
  rmSync(distFolder, { recursive: true, force: true });
  compile(cmsFolder, distFolder);
  const isFresh = isTemplateFresh();
  if (!isFresh) rmSync(templateFolder, { recursive: true, force: true });
  releasePostgresTemplate();
  // Each is the work of one processor. Whoever runs a file may not need the second.
  await Promise.all([isFresh || makeTemplate(), isWholeRun && postgresTemplate()]);
  provide('template', join(templateFolder, 'data'));
}

const contractFolder = join(cmsFolder, '../contract');

function compile(folder: string, outDir: string) {
  const compiler = join(contractFolder, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', folder, '--outDir', outDir], { stdio: 'inherit' });
}

async function makeTemplate() {
  const filled = join(templateFolder, 'filled');
  mkdirSync(filled, { recursive: true });
  await (await startCmsProcess(filled)).end('SIGTERM');
  await restoreElsewhere({ DATA_DIR: filled }, { DATA_DIR: join(templateFolder, 'data') });
  rmSync(filled, { recursive: true });
  writeFileSync(join(templateFolder, 'made-of'), fingerprint());
}

function isTemplateFresh(): boolean {
  const mark = join(templateFolder, 'made-of');
  if (!existsSync(mark) || Date.now() - statSync(mark).mtimeMs > templateMaxAgeMs) return false;
  return readFileSync(mark, 'utf8') === fingerprint();
}

/** Of all that decides what the seed makes. */
function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const file of listFiles(distFolder)) hash.update(file).update(readFileSync(join(distFolder, file)));
  return hash.digest('hex');
}

function listFiles(folder: string): string[] {
  return (readdirSync(folder, { recursive: true }) as string[]).filter((name) => /\.js(on)?$/.test(name)).sort();
}
