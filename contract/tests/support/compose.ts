import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../..');

export interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  networks?: string[];
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
  healthcheck?: { test: string[] };
}

/** The services of a compose file, with what they take over from others merged in. */
export function readServices(file: string): Record<string, Service> {
  const { services } = parse(readText(file), { merge: true }) as {
    services: Record<string, Service & { extends?: { file: string; service: string } }>;
  };
  return Object.fromEntries(
    Object.entries(services).map(([name, { extends: base, ...own }]) => {
      const inherited = base ? readServices(join(dirname(file), base.file))[base.service] : undefined;
      return [name, { ...inherited, ...own, environment: { ...inherited?.environment, ...own.environment } }];
    }),
  );
}

/** The names of variables that `.env.example` shows. */
export function listSampleVariables(): string[] {
  return [...readText('.env.example').matchAll(/^#([A-Z][A-Z0-9_]*)=/gm)].flatMap(([, name]) => name ?? []);
}

export const readDockerfile = (part: 'cms' | 'portal') => readText(`${part}/Dockerfile`);

/** The text of a file of the repository. */
export const readText = (file: string) => readFileSync(join(root, file), 'utf8');
